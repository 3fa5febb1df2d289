package main

import (
	"context"
	"fmt"
	"github.com/twmb/franz-go/pkg/kgo"
	"os"
	"strings"
	"time"
)

func main() {
	codecs := map[string]kgo.CompressionCodec{"none": kgo.NoCompression(), "gzip": kgo.GzipCompression(), "snappy": kgo.SnappyCompression(), "lz4": kgo.Lz4Compression(), "zstd": kgo.ZstdCompression()}
	for k, c := range codecs {
		cl, err := kgo.NewClient(kgo.SeedBrokers(os.Args[1]), kgo.ProducerBatchCompression(c), kgo.ProducerLinger(500*time.Millisecond), kgo.RecordPartitioner(kgo.ManualPartitioner()))
		if err != nil {
			panic(err)
		}
		var rs []*kgo.Record
		for i := 0; i < 8; i++ {
			r := &kgo.Record{Topic: "franz-go-" + k, Partition: 0, Timestamp: time.UnixMilli(1700000000000 + int64(i)*10)}
			if i != 3 {
				r.Key = []byte(fmt.Sprintf("key-%d", i))
			}
			if i != 5 {
				r.Value = []byte(strings.Repeat(fmt.Sprintf("value %d ", i), 40))
			}
			if i%2 == 0 {
				r.Headers = []kgo.RecordHeader{{Key: "trace", Value: []byte(fmt.Sprint(i))}, {Key: "empty", Value: []byte{}}, {Key: "null", Value: nil}}
			}
			rs = append(rs, r)
		}
		if err := cl.ProduceSync(context.Background(), rs...).FirstErr(); err != nil {
			panic(err)
		}
		cl.Close()
	}
}
