"""A cluster on this machine: PostgreSQL and NATS from wheels, nodes, and a balancer. All of it on loopback."""
