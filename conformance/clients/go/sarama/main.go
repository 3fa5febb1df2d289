// sarama.
package main

import (
	"errors"
	"fmt"
	"os"
	"time"

	"conformance"

	"github.com/IBM/sarama"
)

const big = 16 << 20

var producers = map[string]sarama.SyncProducer{}

func named(err error) error {
	var batch sarama.ProducerErrors
	if errors.As(err, &batch) && len(batch) > 0 {
		return named(batch[0].Err)
	}
	var code sarama.KError
	if errors.As(err, &code) {
		return fmt.Errorf("kafka error %d", int16(code))
	}
	return err
}

func settings() *sarama.Config {
	config := sarama.NewConfig()
	config.Version = sarama.MaxVersion
	config.Metadata.Retry.Max, config.Metadata.Retry.Backoff = 100, 100*time.Millisecond
	return config
}

func producer(r *conformance.Request) (sarama.SyncProducer, error) {
	if client, found := producers[r.ProducerKey()]; found {
		return client, nil
	}
	config := settings()
	config.Producer.RequiredAcks = map[string]sarama.RequiredAcks{"0": sarama.NoResponse, "1": sarama.WaitForLocal, "all": sarama.WaitForAll}[r.Acks]
	config.Producer.Compression = map[string]sarama.CompressionCodec{
		"none": sarama.CompressionNone, "gzip": sarama.CompressionGZIP, "snappy": sarama.CompressionSnappy,
		"lz4": sarama.CompressionLZ4, "zstd": sarama.CompressionZSTD,
	}[r.Codec]
	config.Producer.Idempotent = r.Idempotent
	if r.Idempotent {
		config.Net.MaxOpenRequests = 1
	}
	config.Producer.Partitioner = sarama.NewManualPartitioner
	config.Producer.MaxMessageBytes = big
	config.Producer.Flush.Frequency = 20 * time.Millisecond
	config.Producer.Return.Successes = true
	config.Producer.Retry.Max, config.Producer.Retry.Backoff = 100, 100*time.Millisecond
	client, err := sarama.NewSyncProducer([]string{os.Args[1]}, config)
	if err == nil {
		producers[r.ProducerKey()] = client
	}
	return client, err
}

func encoder(data []byte) sarama.Encoder {
	if data == nil {
		return nil
	}
	return sarama.ByteEncoder(data)
}

func produce(r *conformance.Request) (any, error) {
	client, err := producer(r)
	if err != nil {
		return nil, named(err)
	}
	var messages []*sarama.ProducerMessage
	for _, one := range r.Records() {
		message := &sarama.ProducerMessage{Topic: r.Topic, Partition: one.Partition, Key: encoder(one.Key), Value: encoder(one.Value)}
		for _, h := range one.Headers {
			message.Headers = append(message.Headers, sarama.RecordHeader{Key: []byte(h.Key), Value: h.Value})
		}
		if one.Timestamp != nil {
			message.Timestamp = time.UnixMilli(*one.Timestamp)
		}
		messages = append(messages, message)
	}
	if err := client.SendMessages(messages); err != nil {
		return nil, named(err)
	}
	offsets := []int64{}
	if r.Acks != "0" {
		for _, message := range messages {
			offsets = append(offsets, message.Offset)
		}
	}
	return map[string]any{"offsets": offsets}, nil
}

func consume(r *conformance.Request) (any, error) {
	config := settings()
	config.Consumer.MaxWaitTime = 100 * time.Millisecond
	config.Consumer.Fetch.Default, config.Consumer.Fetch.Max = big, 4*big
	config.Consumer.Return.Errors = true
	client, err := sarama.NewConsumer([]string{os.Args[1]}, config)
	if err != nil {
		return nil, named(err)
	}
	defer client.Close()
	messages, failures := make(chan *sarama.ConsumerMessage), make(chan error)
	done := make(chan struct{})
	defer close(done)
	for _, p := range r.Partitions {
		part, err := client.ConsumePartition(r.Topic, p, conformance.Special(r.From))
		if errors.Is(err, sarama.ErrOffsetOutOfRange) && r.Reset == "earliest" {
			part, err = client.ConsumePartition(r.Topic, p, sarama.OffsetOldest)
		}
		if err != nil {
			return nil, named(err)
		}
		defer part.AsyncClose()
		go func() {
			for {
				select {
				case message, open := <-part.Messages():
					if !open {
						return
					}
					select {
					case messages <- message:
					case <-done:
						return
					}
				case failed := <-part.Errors():
					select {
					case failures <- failed:
					case <-done:
						return
					}
				case <-done:
					return
				}
			}
		}()
	}
	limit := time.After(time.Duration(r.TimeoutMs) * time.Millisecond)
	var records []conformance.Record
	for len(records) < r.Count {
		select {
		case one := <-messages:
			timestamp := one.Timestamp.UnixMilli()
			record := conformance.Record{Partition: one.Partition, Offset: one.Offset, Timestamp: &timestamp, Key: one.Key, Value: one.Value}
			for _, h := range one.Headers {
				record.Headers = append(record.Headers, conformance.Header{Key: string(h.Key), Value: h.Value})
			}
			records = append(records, record)
		case err := <-failures:
			return nil, named(err)
		case <-limit:
			return conformance.Rows(records), nil
		}
	}
	return conformance.Rows(records), nil
}

func offsets(r *conformance.Request) (any, error) {
	client, err := sarama.NewClient([]string{os.Args[1]}, settings())
	if err != nil {
		return nil, named(err)
	}
	defer client.Close()
	offset, err := client.GetOffset(r.Topic, r.Partition, conformance.Special(r.At))
	if err != nil {
		return nil, named(err)
	}
	return map[string]any{"offset": offset}, nil
}

func main() {
	conformance.Serve(map[string]func(*conformance.Request) (any, error){"produce": produce, "consume": consume, "offsets": offsets})
}
