#!/bin/sh
# An authority of our own and a certificate for each part, once. Only PostgreSQL and NATS may read their keys.
set -eu
cd /certificates
[ ! -f ca.crt ] || exit 0
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -subj "/CN=Hauntbox" \
  -keyout ca.key -out ca.new
for part in postgres nats; do
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$part" -keyout "$part.key" -out "$part.csr"
  printf 'subjectAltName=DNS:%s\n' "$part" > "$part.ext"
  openssl x509 -req -in "$part.csr" -CA ca.new -CAkey ca.key -CAcreateserial -days 3650 -extfile "$part.ext" -out "$part.crt"
done
chown 999:999 postgres.key
chmod 600 ./*.key
chmod 644 ./*.crt
rm -f ./*.csr ./*.ext
mv ca.new ca.crt
chmod 644 ca.crt
