import { startEmbeddedPostgres } from './embedded-postgres.ts';

/** Uses the server from a separate process: prints its address, and stops when stdin closes. */
const [dataDir = ''] = process.argv.slice(2);
const { url, stop } = await startEmbeddedPostgres({ dataDir, durable: false });
console.log(url);
process.stdin.resume().once('end', () => void stop());
