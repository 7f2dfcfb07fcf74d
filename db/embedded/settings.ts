/** For a small machine. Reachable only over loopback, with a password. */
export const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  wal_level: 'minimal', // no replication
  max_wal_senders: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse', // the details contain the row, and with it people's addresses
  log_min_error_statement: 'panic',
};

/** For tests, whose data may be lost when the machine crashes. */
export const FAST_SETTINGS = {
  ...SETTINGS,
  max_connections: '300', // many test files at once, each with a pool
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};
