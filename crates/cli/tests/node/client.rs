//! As much of a client as the tests need: frames over a blocking socket.

use std::io::{self, Read as _, Write as _};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::ops::RangeInclusive;

use bytes::Bytes;
use ottla_protocol::frame::{RequestHeader, decode_response, encode_request};
use ottla_protocol::ids::Timestamp;
use ottla_protocol::messages::create_topics_request::{CreatableTopic, CreatableTopicConfig};
use ottla_protocol::messages::fetch_request::{FetchPartition, FetchTopic};
use ottla_protocol::messages::produce_request::{PartitionProduceData, TopicProduceData};
use ottla_protocol::messages::{
    ApiKey, CreateTopicsRequest, FetchRequest, MetadataRequest, ProduceRequest, RequestBody, ResponseBody,
};
use ottla_protocol::records::{BatchBuilder, BatchView, NewRecord, Records, batches};

use super::process::PATIENCE;

/// A connection.
pub(crate) struct Client {
    pub(crate) stream: TcpStream,
    correlation_id: i32,
}

/// The highest version without topic ids: names suffice here.
pub(crate) const PRODUCE_VERSION: i16 = 12;
pub(crate) const FETCH_VERSION: i16 = 12;

impl Client {
    pub(crate) fn connect(address: SocketAddr) -> Self {
        Self::try_connect(address).unwrap()
    }

    pub(crate) fn try_connect(address: SocketAddr) -> io::Result<Self> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        Ok(Self { stream, correlation_id: 0 })
    }

    /// Sends a request and does not wait.
    pub(crate) fn send(&mut self, version: i16, body: &RequestBody) -> io::Result<()> {
        self.correlation_id += 1;
        let frame = request_frame(self.correlation_id, version, body);
        self.stream.write_all(&frame)
    }

    /// The bytes of the next response, without its length.
    pub(crate) fn read_frame(&mut self) -> io::Result<Bytes> {
        let mut length = [0; 4];
        self.stream.read_exact(&mut length)?;
        let mut frame = vec![0; usize::try_from(i32::from_be_bytes(length)).unwrap()];
        self.stream.read_exact(&mut frame)?;
        Ok(Bytes::from(frame))
    }

    /// Asks and waits for the answer.
    pub(crate) fn ask(&mut self, version: i16, body: &RequestBody) -> io::Result<ResponseBody> {
        self.send(version, body)?;
        let frame = self.read_frame()?;
        let (correlation_id, body) = decode_response(body.api_key(), version, frame).unwrap();
        assert_eq!(correlation_id, self.correlation_id);
        Ok(body)
    }

    /// Creates a topic of one partition.
    pub(crate) fn create_topic(&mut self, name: &str, configs: &[(&str, &str)]) {
        let configs = configs
            .iter()
            .map(|(key, value)| CreatableTopicConfig {
                name: (*key).to_owned(),
                value: Some((*value).to_owned()),
                ..Default::default()
            })
            .collect();
        let topic = CreatableTopic {
            name: name.to_owned(),
            num_partitions: 1,
            replication_factor: 1,
            configs,
            ..Default::default()
        };
        let request = CreateTopicsRequest { topics: vec![topic], ..Default::default() };
        let ResponseBody::CreateTopics(answer) = self.ask(5, &RequestBody::CreateTopics(request)).unwrap() else {
            panic!("another answer")
        };
        assert_eq!(answer.topics[0].error_code, 0, "{answer:?}");
    }

    /// Produces a batch to partition 0; the offset of its first record, or the error.
    pub(crate) fn produce(&mut self, topic: &str, batch: Bytes) -> io::Result<Result<i64, i16>> {
        let answer = self.ask(PRODUCE_VERSION, &produce_request(topic, -1, batch))?;
        let ResponseBody::Produce(answer) = answer else { panic!("another answer") };
        let partition = &answer.responses[0].partition_responses[0];
        Ok(if partition.error_code == 0 { Ok(partition.base_offset) } else { Err(partition.error_code) })
    }

    /// The values of partition 0 from an offset on, with their offsets, as far as one fetch gives them.
    pub(crate) fn fetch(&mut self, topic: &str, offset: i64) -> io::Result<Vec<(i64, Bytes)>> {
        let answer = self.ask(FETCH_VERSION, &fetch_request(topic, offset, 0))?;
        let ResponseBody::Fetch(answer) = answer else { panic!("another answer") };
        let partition = &answer.responses[0].partitions[0];
        assert_eq!(partition.error_code, 0, "{partition:?}");
        let Some(Records::Memory(bytes)) = &partition.records else { return Ok(Vec::new()) };
        let mut values = Vec::new();
        for batch in batches(bytes) {
            values.extend(values_of(&batch.unwrap()).into_iter().filter(|(at, _)| *at >= offset));
        }
        Ok(values)
    }

    /// Everything in partition 0.
    pub(crate) fn fetch_all(&mut self, topic: &str) -> io::Result<Vec<(i64, Bytes)>> {
        let mut all: Vec<(i64, Bytes)> = Vec::new();
        loop {
            let next = all.last().map_or(0, |(offset, _)| offset + 1);
            let more = self.fetch(topic, next)?;
            if more.is_empty() {
                return Ok(all);
            }
            all.extend(more);
        }
    }

    /// All topics.
    pub(crate) fn metadata(&mut self) -> io::Result<ResponseBody> {
        self.ask(9, &RequestBody::Metadata(MetadataRequest { topics: None, ..Default::default() }))
    }

    /// Waits until the node closes the connection; how many bytes came before.
    pub(crate) fn wait_for_close(mut self) -> usize {
        let mut total = 0;
        let mut buffer = vec![0; 64 * 1024];
        loop {
            match self.stream.read(&mut buffer) {
                Ok(0) => return total,
                Ok(n) => total += n,
                Err(error) if error.kind() == io::ErrorKind::ConnectionReset => return total,
                Err(error) => panic!("neither answered nor closed: {error}"),
            }
        }
    }

    pub(crate) fn half_close(&self) {
        let _ = self.stream.shutdown(Shutdown::Write);
    }
}

/// A whole request, with its length.
pub(crate) fn request_frame(correlation_id: i32, version: i16, body: &RequestBody) -> Bytes {
    let header = RequestHeader { api_key: body.api_key(), version, correlation_id, client_id: Some("test".to_owned()) };
    encode_request(&header, body).unwrap().to_bytes()
}

/// One batch with these values.
pub(crate) fn batch<V: AsRef<[u8]>>(values: &[V]) -> Bytes {
    let mut builder = BatchBuilder::new();
    for value in values {
        builder.push(&NewRecord {
            timestamp: Timestamp::new(1_700_000_000_000),
            key: None,
            value: Some(value.as_ref()),
            headers: &[],
        });
    }
    builder.build()
}

pub(crate) fn produce_request(topic: &str, acks: i16, batch: Bytes) -> RequestBody {
    let partition = PartitionProduceData { index: 0, records: Some(Records::Memory(batch)), ..Default::default() };
    let topic = TopicProduceData { name: topic.to_owned(), partition_data: vec![partition], ..Default::default() };
    RequestBody::Produce(ProduceRequest { acks, timeout_ms: 30_000, topic_data: vec![topic], ..Default::default() })
}

pub(crate) fn fetch_request(topic: &str, offset: i64, max_wait_ms: i32) -> RequestBody {
    let partition = FetchPartition {
        partition: 0,
        fetch_offset: offset,
        partition_max_bytes: 16 * 1024 * 1024,
        ..Default::default()
    };
    let topic = FetchTopic { topic: topic.to_owned(), partitions: vec![partition], ..Default::default() };
    RequestBody::Fetch(FetchRequest { max_wait_ms, min_bytes: 1, topics: vec![topic], ..Default::default() })
}

fn values_of(batch: &BatchView<'_>) -> Vec<(i64, Bytes)> {
    batch
        .records()
        .unwrap()
        .map(|record| record.unwrap())
        .map(|record| (record.offset.get(), Bytes::copy_from_slice(record.value.unwrap())))
        .collect()
}

/// Every API served, with its versions.
pub(crate) fn served() -> impl Iterator<Item = (ApiKey, RangeInclusive<i16>)> {
    ApiKey::ALL.iter().filter_map(|api| Some((*api, api.served()?)))
}
