import { connect, type Socket } from 'node:net';

/** The connection to an inspector that Playwright expects, with whole messages in both directions. */
export interface Wire {
  onmessage?: (message: object) => void;
  onclose?: (reason?: string) => void;
  send: (message: object) => void;
  close: () => void;
}

interface Answer {
  id?: number;
}

/** An envelope starts with its length and a flag for little-endian numbers. */
const HEAD_BYTES = 5;
const LOWEST_FIRST = 1;
/** The ids of the process and window of a message. */
const ADDRESS_BYTES = 16;
/** An id that Playwright never uses. */
const NUDGE = 2 ** 30;
/** Delays of the nudges after a message, in milliseconds. */
const NUDGES_AFTER = [1, 2, 4, 8];

/**
 * Connects to the inspector of a browser window once it shows the page. Messages are JSON in
 * envelopes with a name and, in GVariant format, the address and the text.
 */
export async function openWire(port: number, page: string): Promise<Wire> {
  const socket = await reach(port);
  const found = Promise.withResolvers<Buffer>();
  const wire: Wire = {
    send: (message) => {
      void found.promise.then((address) => {
        say(address, message);
        nudge(address);
      });
    },
    close: () => socket.destroy(),
  };
  const say = (address: Buffer, message: object) =>
    post(socket, 'SendMessageToBackend', address, Buffer.from(`${JSON.stringify(message)}\0`));

  /**
   * A response comes in several parts, each sent once the one before is acknowledged. The system
   * delays that by 40 ms unless it has something to send, so small messages follow.
   */
  let nudges: NodeJS.Timeout[] = [];
  const nudge = (address: Buffer) => {
    for (const timer of nudges) clearTimeout(timer);
    nudges = NUDGES_AFTER.map((ms) =>
      setTimeout(() => socket.writable && say(address, { id: NUDGE, method: 'Target.exists' }), ms),
    );
  };

  const take: Readonly<Record<string, (body: Buffer) => void>> = {
    SetTargetList: (body) => {
      if (body.includes(page)) found.resolve(body.subarray(0, ADDRESS_BYTES));
    },
    SendMessageToFrontend: (body) => {
      const message = JSON.parse(body.toString('utf8', ADDRESS_BYTES, body.length - 1)) as Answer;
      if (message.id !== NUDGE) wire.onmessage?.(message);
    },
  };
  readEnvelopes(socket, (name, body) => take[name]?.(body));
  socket.once('close', () => wire.onclose?.());
  post(socket, 'SetupInspectorClient', Buffer.from('\0'));
  post(socket, 'Setup', await found.promise);
  return wire;
}

/** The browser connects as soon as it has started. */
async function reach(port: number): Promise<Socket> {
  for (;;) {
    const attempt = Promise.withResolvers<Socket | undefined>();
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('connect', () => attempt.resolve(socket));
    socket.once('error', () => attempt.resolve(undefined));
    const reached = await attempt.promise;
    if (reached) return reached;
    await new Promise((resolve) => void setTimeout(resolve, RETRY_MS));
  }
}

const RETRY_MS = 20;

function post(socket: Socket, name: string, ...parts: readonly Buffer[]): void {
  const body = Buffer.concat([Buffer.from(`${name}\0`), ...parts]);
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(body.length);
  head.writeUInt8(LOWEST_FIRST, HEAD_BYTES - 1);
  socket.write(Buffer.concat([head, body]));
}

function readEnvelopes(socket: Socket, take: (name: string, body: Buffer) => void): void {
  let parts: Buffer[] = [];
  let have = 0;
  let want = HEAD_BYTES;
  socket.on('data', (part: Buffer) => {
    parts.push(part);
    have += part.length;
    while (have >= want) {
      const all = Buffer.concat(parts);
      want = HEAD_BYTES + all.readUInt32BE();
      if (have >= want) {
        const body = all.subarray(HEAD_BYTES, want);
        const end = body.indexOf(0);
        parts = [all.subarray(want)];
        have -= want;
        want = HEAD_BYTES;
        take(body.toString('utf8', 0, end), body.subarray(end + 1));
      } else {
        parts = [all];
      }
    }
  });
}
