import { startEmbeddedPostgres } from './embedded-postgres.ts';

/** A process of its own that uses the server: prints the address, and stops when its input ends. */
const [dataDir = ''] = process.argv.slice(2);
const { url, stop } = await startEmbeddedPostgres({ dataDir, durable: false });
console.log(url);
process.stdin.resume().once('end', () => void stop());
