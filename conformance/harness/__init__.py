"""The conformance harness: the same cases against Ottla and Apache Kafka, through the same clients."""
