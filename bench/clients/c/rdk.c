/* A librdkafka load: produces or reads as fast as it can, and prints one line of JSON.
 *
 *   rdk produce|consume BROKERS TOPIC PARTITIONS SIZE SECONDS [-X key=value]...
 *
 * produce: records of SIZE bytes (half random, half zeros), spread over PARTITIONS, for SECONDS; then flushes.
 * consume: reads PARTITIONS from their beginning until SECONDS are over or every end is reached.
 */
#include <errno.h>
#include <librdkafka/rdkafka.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

static uint64_t delivered, failed, delivered_bytes;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static double cpu(void) {
    struct rusage u;
    getrusage(RUSAGE_SELF, &u);
    return (double)(u.ru_utime.tv_sec + u.ru_stime.tv_sec) + (double)(u.ru_utime.tv_usec + u.ru_stime.tv_usec) / 1e6;
}

static void on_delivery(rd_kafka_t *rk, const rd_kafka_message_t *m, void *opaque) {
    (void)rk, (void)opaque;
    if (m->err) {
        failed++;
    } else {
        delivered++;
        delivered_bytes += m->len;
    }
}

static void die(const char *what) {
    fprintf(stderr, "rdk: %s\n", what);
    exit(2);
}

static void report(const char *mode, double seconds, double used) {
    printf("{\"mode\":\"%s\",\"records\":%llu,\"bytes\":%llu,\"failed\":%llu,\"seconds\":%.4f,\"client_cpu\":%.3f}\n", mode,
           (unsigned long long)delivered, (unsigned long long)delivered_bytes, (unsigned long long)failed, seconds, used);
}

static void produce(rd_kafka_t *rk, const char *topic, int partitions, size_t size, double limit) {
    rd_kafka_topic_t *t = rd_kafka_topic_new(rk, topic, NULL);
    char *value = calloc(1, size);
    uint64_t x = 88172645463325252ULL;
    for (size_t i = 0; i < size / 2; i++) {
        x ^= x << 13, x ^= x >> 7, x ^= x << 17;
        value[i] = (char)x;
    }
    double start = now(), used = cpu();
    for (uint64_t n = 0;; n++) {
        if ((n & 1023) == 0 && now() - start > limit) break;
        while (rd_kafka_produce(t, (int32_t)((n / 64) % (uint64_t)partitions), RD_KAFKA_MSG_F_COPY, value, size, NULL, 0, NULL) == -1) {
            if (rd_kafka_last_error() != RD_KAFKA_RESP_ERR__QUEUE_FULL) die(rd_kafka_err2str(rd_kafka_last_error()));
            rd_kafka_poll(rk, 20);
        }
        if ((n & 255) == 0) rd_kafka_poll(rk, 0);
    }
    rd_kafka_flush(rk, 60000);
    report("produce", now() - start, cpu() - used);
}

static void consume(rd_kafka_t *rk, const char *topic, int partitions, double limit) {
    rd_kafka_topic_t *t = rd_kafka_topic_new(rk, topic, NULL);
    rd_kafka_queue_t *queue = rd_kafka_queue_new(rk);
    for (int p = 0; p < partitions; p++)
        if (rd_kafka_consume_start_queue(t, p, RD_KAFKA_OFFSET_BEGINNING, queue)) die("consume_start");
    int ended = 0;
    rd_kafka_message_t *batch[10000];
    double start = now(), used = cpu(), last = start;
    while (ended < partitions && now() - start < limit) {
        ssize_t n = rd_kafka_consume_batch_queue(queue, 100, batch, 10000);
        for (ssize_t i = 0; i < n; i++) {
            if (batch[i]->err == RD_KAFKA_RESP_ERR__PARTITION_EOF) {
                ended++;
            } else if (batch[i]->err) {
                failed++;
            } else {
                delivered++;
                delivered_bytes += batch[i]->len;
                last = 0;
            }
            rd_kafka_message_destroy(batch[i]);
        }
        if (last == 0) last = now();
    }
    report("consume", last - start, cpu() - used);
}

int main(int argc, char **argv) {
    if (argc < 7) die("usage: rdk produce|consume BROKERS TOPIC PARTITIONS SIZE SECONDS [-X key=value]...");
    int is_produce = strcmp(argv[1], "produce") == 0;
    char error[512];
    rd_kafka_conf_t *conf = rd_kafka_conf_new();
    rd_kafka_conf_set(conf, "bootstrap.servers", argv[2], error, sizeof error);
    if (is_produce) {
        rd_kafka_conf_set_dr_msg_cb(conf, on_delivery);
    } else {
        rd_kafka_conf_set(conf, "enable.partition.eof", "true", error, sizeof error);
    }
    for (int i = 7; i + 1 < argc; i += 2) {
        char *eq = strchr(argv[i + 1], '=');
        if (strcmp(argv[i], "-X") || !eq) die("-X key=value");
        *eq = 0;
        if (rd_kafka_conf_set(conf, argv[i + 1], eq + 1, error, sizeof error)) die(error);
    }
    rd_kafka_t *rk = rd_kafka_new(is_produce ? RD_KAFKA_PRODUCER : RD_KAFKA_CONSUMER, conf, error, sizeof error);
    if (!rk) die(error);
    int partitions = atoi(argv[4]);
    if (is_produce) {
        produce(rk, argv[3], partitions, (size_t)atol(argv[5]), atof(argv[6]));
    } else {
        consume(rk, argv[3], partitions, atof(argv[6]));
    }
    fflush(stdout);
    _exit(0); /* tearing the client down is not part of any measurement */
}
