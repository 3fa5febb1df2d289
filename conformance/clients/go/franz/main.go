// franz-go.
package main

import (
	"context"
	"errors"
	"os"
	"time"

	"conformance"

	"github.com/twmb/franz-go/pkg/kadm"
	"github.com/twmb/franz-go/pkg/kerr"
	"github.com/twmb/franz-go/pkg/kgo"
)

const big = 16 << 20

var producers = map[string]*kgo.Client{}

func named(err error) error {
	var known *kerr.Error
	if errors.As(err, &known) {
		return errors.New(known.Message)
	}
	return err
}

func producer(r *conformance.Request) (*kgo.Client, error) {
	if client, found := producers[r.ProducerKey()]; found {
		return client, nil
	}
	acks := map[string]kgo.Acks{"0": kgo.NoAck(), "1": kgo.LeaderAck(), "all": kgo.AllISRAcks()}[r.Acks]
	codec := map[string]kgo.CompressionCodec{
		"none": kgo.NoCompression(), "gzip": kgo.GzipCompression(), "snappy": kgo.SnappyCompression(),
		"lz4": kgo.Lz4Compression(), "zstd": kgo.ZstdCompression(),
	}[r.Codec]
	options := []kgo.Opt{
		kgo.SeedBrokers(os.Args[1]), kgo.RequiredAcks(acks), kgo.ProducerBatchCompression(codec), kgo.ProducerBatchMaxBytes(big),
		kgo.BrokerMaxWriteBytes(4 * big), kgo.RecordPartitioner(kgo.ManualPartitioner()), kgo.ProducerLinger(20 * time.Millisecond),
		kgo.AllowAutoTopicCreation(), kgo.UnknownTopicRetries(50),
	}
	if !r.Idempotent {
		options = append(options, kgo.DisableIdempotentWrite())
	}
	client, err := kgo.NewClient(options...)
	producers[r.ProducerKey()] = client
	return client, err
}

func produce(r *conformance.Request) (any, error) {
	client, err := producer(r)
	if err != nil {
		return nil, err
	}
	var records []*kgo.Record
	for _, one := range r.Records() {
		record := &kgo.Record{Topic: r.Topic, Partition: one.Partition, Key: one.Key, Value: one.Value}
		for _, h := range one.Headers {
			record.Headers = append(record.Headers, kgo.RecordHeader{Key: h.Key, Value: h.Value})
		}
		if one.Timestamp != nil {
			record.Timestamp = time.UnixMilli(*one.Timestamp)
		}
		records = append(records, record)
	}
	// Not by RecordDeliveryTimeout: it counts from a record's own timestamp.
	ctx, stop := context.WithTimeout(context.Background(), 40*time.Second)
	defer stop()
	results := client.ProduceSync(ctx, records...)
	if err := results.FirstErr(); err != nil {
		return nil, named(err)
	}
	offsets := []int64{}
	if r.Acks != "0" {
		for _, record := range records {
			offsets = append(offsets, record.Offset)
		}
	}
	return map[string]any{"offsets": offsets}, nil
}

func consume(r *conformance.Request) (any, error) {
	from, reset := conformance.Special(r.From), kgo.NoResetOffset()
	if r.Reset == "earliest" {
		reset = kgo.NewOffset().AtStart()
	}
	start := kgo.NewOffset().At(from)
	if from == -2 {
		start = kgo.NewOffset().AtStart()
	} else if from == -1 {
		start = kgo.NewOffset().AtEnd()
	}
	partitions := map[int32]kgo.Offset{}
	for _, p := range r.Partitions {
		partitions[p] = start
	}
	client, err := kgo.NewClient(
		kgo.SeedBrokers(os.Args[1]), kgo.ConsumePartitions(map[string]map[int32]kgo.Offset{r.Topic: partitions}),
		kgo.ConsumeResetOffset(reset), kgo.FetchMaxPartitionBytes(big), kgo.FetchMaxBytes(4*big), kgo.FetchMaxWait(100*time.Millisecond),
		kgo.BrokerMaxReadBytes(6*big),
	)
	if err != nil {
		return nil, err
	}
	defer client.Close()
	ctx, stop := context.WithTimeout(context.Background(), time.Duration(r.TimeoutMs)*time.Millisecond)
	defer stop()
	var records []conformance.Record
	for len(records) < r.Count && ctx.Err() == nil {
		fetches := client.PollRecords(ctx, r.Count-len(records))
		for _, failed := range fetches.Errors() {
			if ctx.Err() == nil {
				return nil, named(failed.Err)
			}
		}
		fetches.EachRecord(func(one *kgo.Record) {
			timestamp := one.Timestamp.UnixMilli()
			record := conformance.Record{Partition: one.Partition, Offset: one.Offset, Timestamp: &timestamp, Key: one.Key, Value: one.Value}
			for _, h := range one.Headers {
				record.Headers = append(record.Headers, conformance.Header{Key: h.Key, Value: h.Value})
			}
			records = append(records, record)
		})
	}
	return conformance.Rows(records), nil
}

func offsets(r *conformance.Request) (any, error) {
	client, err := kgo.NewClient(kgo.SeedBrokers(os.Args[1]))
	if err != nil {
		return nil, err
	}
	defer client.Close()
	admin, ctx := kadm.NewClient(client), context.Background()
	var listed kadm.ListedOffsets
	switch at := conformance.Special(r.At); at {
	case -2:
		listed, err = admin.ListStartOffsets(ctx, r.Topic)
	case -1:
		listed, err = admin.ListEndOffsets(ctx, r.Topic)
	default:
		listed, err = admin.ListOffsetsAfterMilli(ctx, at, r.Topic)
	}
	if err != nil {
		return nil, named(err)
	}
	found, _ := listed.Lookup(r.Topic, r.Partition)
	if found.Err != nil {
		return nil, named(found.Err)
	}
	return map[string]any{"offset": found.Offset, "timestamp": found.Timestamp}, nil
}

func main() {
	conformance.Serve(map[string]func(*conformance.Request) (any, error){"produce": produce, "consume": consume, "offsets": offsets})
}
