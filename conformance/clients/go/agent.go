// Package conformance is what the Go client programs share: one JSON request a line on stdin, one JSON answer a line on
// stdout.
package conformance

import (
	"bufio"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
)

// Header is a record header; a nil value is null.
type Header struct {
	Key   string
	Value []byte
}

// Record is one record to produce, or one that was read. Timestamp is in milliseconds; nil leaves it to the client.
type Record struct {
	Partition int32
	Offset    int64
	Timestamp *int64
	Key       []byte
	Value     []byte
	Headers   []Header
}

// Request is what the harness asks for.
type Request struct {
	Op         string          `json:"op"`
	Topic      string          `json:"topic"`
	Acks       string          `json:"acks"`
	Codec      string          `json:"codec"`
	Idempotent bool            `json:"idempotent"`
	Rows       [][]any         `json:"records"`
	Partition  int32           `json:"partition"`
	Partitions []int32         `json:"partitions"`
	From       json.RawMessage `json:"from"`
	At         json.RawMessage `json:"at"`
	Reset      string          `json:"reset"`
	Count      int             `json:"count"`
	TimeoutMs  int             `json:"timeout_ms"`
}

// ProducerKey tells producers of different settings apart.
func (r *Request) ProducerKey() string { return fmt.Sprint(r.Acks, r.Codec, r.Idempotent) }

// Special returns -2 for "earliest", -1 for "latest", or the number.
func Special(raw json.RawMessage) int64 {
	switch string(raw) {
	case `"earliest"`:
		return -2
	case `"latest"`:
		return -1
	}
	var number int64
	if err := json.Unmarshal(raw, &number); err != nil {
		panic(err)
	}
	return number
}

func bytesOf(value any) []byte {
	if value == nil {
		return nil
	}
	data, err := base64.StdEncoding.DecodeString(value.(string))
	if err != nil {
		panic(err)
	}
	if data == nil {
		data = []byte{}
	}
	return data
}

func textOf(data []byte) any {
	if data == nil {
		return nil
	}
	return base64.StdEncoding.EncodeToString(data)
}

// Records decodes the rows to produce: partition, key, value, headers, timestamp.
func (r *Request) Records() []Record {
	records := make([]Record, 0, len(r.Rows))
	for _, row := range r.Rows {
		record := Record{Partition: int32(row[0].(float64)), Key: bytesOf(row[1]), Value: bytesOf(row[2])}
		for _, pair := range row[3].([]any) {
			pair := pair.([]any)
			record.Headers = append(record.Headers, Header{pair[0].(string), bytesOf(pair[1])})
		}
		if row[4] != nil {
			timestamp := int64(row[4].(float64))
			record.Timestamp = &timestamp
		}
		records = append(records, record)
	}
	return records
}

// Rows encodes records that were read.
func Rows(records []Record) map[string]any {
	rows := make([]any, 0, len(records))
	for _, r := range records {
		headers := make([]any, 0, len(r.Headers))
		for _, h := range r.Headers {
			headers = append(headers, []any{h.Key, textOf(h.Value)})
		}
		rows = append(rows, []any{r.Partition, r.Offset, *r.Timestamp, textOf(r.Key), textOf(r.Value), headers})
	}
	return map[string]any{"records": rows}
}

// Serve answers requests until stdin ends.
func Serve(operations map[string]func(*Request) (any, error)) {
	in, out := bufio.NewReaderSize(os.Stdin, 1<<20), json.NewEncoder(os.Stdout)
	for {
		line, err := in.ReadBytes('\n')
		if err != nil {
			return
		}
		var request Request
		if err := json.Unmarshal(line, &request); err != nil {
			panic(err)
		}
		if answer, err := operations[request.Op](&request); err != nil {
			_ = out.Encode(map[string]any{"error": err.Error()})
		} else {
			_ = out.Encode(map[string]any{"ok": answer})
		}
	}
}
