module ottla.dev/bench

go 1.24.0

require (
	github.com/HdrHistogram/hdrhistogram-go v1.1.2
	github.com/twmb/franz-go v1.20.2
)

require (
	github.com/klauspost/compress v1.18.0 // indirect
	github.com/pierrec/lz4/v4 v4.1.22 // indirect
	github.com/twmb/franz-go/pkg/kmsg v1.12.0 // indirect
)
