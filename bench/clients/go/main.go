// A franz-go load: small requests, durable writes and end-to-end latency. Prints one line of JSON.
//
//	load tiny    -brokers B -topic T -partitions N -clients C -inflight I -seconds S -size BYTES -acks all|1
//	load e2e     -brokers B -topic T -partitions N -rate R -seconds S -size BYTES -acks all|1
//
// tiny sends one record a request and keeps I of them in flight on each of C clients; the time of a request runs from
// its send to its acknowledgement. e2e is open loop: each record's clock starts when it *should* have been sent, so a
// stall counts for every record that it delays, and stops when a consumer has it.
package main

import (
	"context"
	"encoding/binary"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"sync"
	"sync/atomic"
	"time"

	"github.com/HdrHistogram/hdrhistogram-go"
	"github.com/twmb/franz-go/pkg/kgo"
)

type options struct {
	brokers, topic, acks                string
	partitions, clients, inflight, size int
	rate, seconds, warmup               float64
}

func main() {
	if len(os.Args) < 2 {
		fail(fmt.Errorf("usage: load tiny|e2e [flags]"))
	}
	var o options
	flags := flag.NewFlagSet(os.Args[1], flag.ExitOnError)
	flags.StringVar(&o.brokers, "brokers", "127.0.0.1:9092", "bootstrap address")
	flags.StringVar(&o.topic, "topic", "bench", "topic")
	flags.StringVar(&o.acks, "acks", "all", "all or 1")
	flags.IntVar(&o.partitions, "partitions", 6, "partitions of the topic")
	flags.IntVar(&o.clients, "clients", 1, "producers, each with a connection of its own")
	flags.IntVar(&o.inflight, "inflight", 1, "requests in flight on each client")
	flags.IntVar(&o.size, "size", 100, "bytes of a record's value, at least 8")
	flags.Float64Var(&o.rate, "rate", 10000, "records a second (e2e)")
	flags.Float64Var(&o.seconds, "seconds", 10, "measured seconds")
	flags.Float64Var(&o.warmup, "warmup", 2, "seconds before the measurement")
	_ = flags.Parse(os.Args[2:])
	switch os.Args[1] {
	case "tiny":
		tiny(o)
	case "e2e":
		endToEnd(o)
	default:
		fail(fmt.Errorf("unknown mode %q", os.Args[1]))
	}
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, "load:", err)
	os.Exit(2)
}

func histogram() *hdrhistogram.Histogram { return hdrhistogram.New(1, 120_000_000, 3) }

func producer(o options, extra ...kgo.Opt) *kgo.Client {
	settings := []kgo.Opt{
		kgo.SeedBrokers(o.brokers), kgo.DefaultProduceTopic(o.topic), kgo.RecordPartitioner(kgo.ManualPartitioner()),
		kgo.ProducerBatchCompression(kgo.NoCompression()), kgo.ProducerLinger(0), kgo.MaxBufferedRecords(1 << 20),
	}
	if o.acks == "1" {
		settings = append(settings, kgo.RequiredAcks(kgo.LeaderAck()), kgo.DisableIdempotentWrite())
	}
	client, err := kgo.NewClient(append(settings, extra...)...)
	if err != nil {
		fail(err)
	}
	return client
}

// report prints microseconds.
func report(mode string, h *hdrhistogram.Histogram, seconds float64, failed int64) {
	line, _ := json.Marshal(map[string]any{
		"mode": mode, "records": h.TotalCount(), "failed": failed, "seconds": seconds, "rate": float64(h.TotalCount()) / seconds,
		"p50_us": h.ValueAtQuantile(50), "p99_us": h.ValueAtQuantile(99), "p999_us": h.ValueAtQuantile(99.9),
		"p9999_us": h.ValueAtQuantile(99.99), "max_us": h.Max(),
	})
	fmt.Println(string(line))
}

// tiny: one record a request. A record at a time is in flight on each partition of a client, so nothing is batched.
func tiny(o options) {
	begin := time.Now().Add(time.Duration(o.warmup * float64(time.Second)))
	end := begin.Add(time.Duration(o.seconds * float64(time.Second)))
	var failed atomic.Int64
	var all sync.WaitGroup
	total := histogram()
	var merge sync.Mutex
	for c := range o.clients {
		all.Add(1)
		go func() {
			defer all.Done()
			client := producer(o, kgo.MaxProduceRequestsInflightPerBroker(max(1, min(o.inflight, 5))))
			defer client.Close()
			h := histogram()
			var lanes sync.WaitGroup
			var lock sync.Mutex
			for lane := range o.inflight {
				lanes.Add(1)
				go func() {
					defer lanes.Done()
					value := make([]byte, o.size)
					for time.Now().Before(end) {
						sent := time.Now()
						record := &kgo.Record{Value: value, Partition: int32((c*o.inflight + lane) % o.partitions)}
						if err := client.ProduceSync(context.Background(), record).FirstErr(); err != nil {
							failed.Add(1)
							continue
						}
						if sent.After(begin) {
							lock.Lock()
							_ = h.RecordValue(time.Since(sent).Microseconds())
							lock.Unlock()
						}
					}
				}()
			}
			lanes.Wait()
			merge.Lock()
			total.Merge(h)
			merge.Unlock()
		}()
	}
	all.Wait()
	report("tiny", total, o.seconds, failed.Load())
}

func endToEnd(o options) {
	offsets := map[int32]kgo.Offset{}
	for p := range o.partitions {
		offsets[int32(p)] = kgo.NewOffset().AtEnd()
	}
	consumer, err := kgo.NewClient(kgo.SeedBrokers(o.brokers), kgo.FetchMaxWait(500*time.Millisecond),
		kgo.ConsumePartitions(map[string]map[int32]kgo.Offset{o.topic: offsets}))
	if err != nil {
		fail(err)
	}
	client := producer(o)
	var failed atomic.Int64
	value := make([]byte, o.size)
	warm := client.ProduceSync(context.Background(), &kgo.Record{Value: value})
	if warm.FirstErr() != nil {
		fail(warm.FirstErr())
	}
	time.Sleep(1 * time.Second)
	origin := time.Now()
	count := int64(o.rate * (o.warmup + o.seconds))
	first := int64(o.rate * o.warmup)
	h := histogram()
	ctx, cancel := context.WithTimeout(context.Background(), time.Duration((o.warmup+o.seconds+15)*float64(time.Second)))
	defer cancel()
	done := make(chan struct{})
	go func() {
		defer close(done)
		seen := int64(0)
		for seen < count && ctx.Err() == nil {
			fetches := consumer.PollFetches(ctx)
			arrived := time.Now()
			fetches.EachRecord(func(r *kgo.Record) {
				n := int64(binary.BigEndian.Uint64(r.Value))
				if n == 0 {
					return
				}
				seen++
				if n > first {
					intended := origin.Add(time.Duration(float64(n-1) / o.rate * float64(time.Second)))
					_ = h.RecordValue(max(1, arrived.Sub(intended).Microseconds()))
				}
			})
		}
	}()
	for n := int64(1); n <= count; n++ {
		intended := origin.Add(time.Duration(float64(n-1) / o.rate * float64(time.Second)))
		if wait := time.Until(intended); wait > 50*time.Microsecond {
			time.Sleep(wait)
		}
		body := make([]byte, o.size)
		binary.BigEndian.PutUint64(body, uint64(n))
		client.Produce(ctx, &kgo.Record{Value: body, Partition: int32(n % int64(o.partitions))}, func(_ *kgo.Record, err error) {
			if err != nil {
				failed.Add(1)
			}
		})
	}
	_ = client.Flush(ctx)
	<-done
	report("e2e", h, o.seconds, failed.Load())
}
