import { once } from 'node:events';
import {
  createServer,
  request as send,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { newToken } from '#server/auth/token.ts';
import { bar, barStyle, inDays, pageEnd, pageStart, startPage, styleSheet } from './pages.ts';
import type { Mailbox, Scene } from './pages.ts';
import { Passage } from './passage.ts';
import { becomePersona, createPersonaSession, firstPage, isPersona } from './personas.ts';
import type { Persona, SignInOptions } from './personas.ts';

interface FrontOptions extends SignInOptions {
  host: string;
  port: number;
  mailbox: Mailbox;
}

const LONGEST_DAYS = 365;
const MAX_BODY = 1000;

/**
 * A proxy between the browser and the server: adds the demo's bar to each page, and has the pages of the
 * demo. The server knows nothing of it, and no part of it is built into the site.
 * @returns stops it
 */
export async function startFront(options: FrontOptions): Promise<() => Promise<void>> {
  const { db, host, port, mailbox, target } = options;
  const earlier = mailbox.moved;
  const home = await fetch(target).then((answer) => answer.text());
  const styles = home.match(/<link rel="stylesheet"[^<>]*>/g)?.join('') ?? '';
  const passages: Passage[] = [];

  const sceneOf = ({ headers }: IncomingMessage): Scene => {
    const [, name] = /(?:^|; )demo=(\w+)/.exec(headers.cookie ?? '') ?? [];
    return { persona: isPersona(name) ? name : undefined, day: mailbox.moved - earlier, styles };
  };

  function passOn(request: IncomingMessage, response: ServerResponse): void {
    const { 'accept-encoding': _encoding, 'if-none-match': _known, ...headers } = request.headers;
    const { method, url } = request;
    const onward = send(target + url, { method, headers }, (answer) => {
      const { statusCode = 502, headers: given } = answer;
      if (method === 'GET' && canShowBar(given)) {
        text(answer).then(
          (html) => {
            const shown = html
              .replace('</head>', () => `${barStyle}</head>`)
              .replace('<body>', () => `<body>${bar(sceneOf(request))}`);
            const { 'transfer-encoding': _chunked, ...kept } = given;
            response.writeHead(statusCode, { ...kept, 'content-length': Buffer.byteLength(shown) });
            response.end(shown);
          },
          () => response.destroy(),
        );
        return;
      }
      response.writeHead(statusCode, given);
      answer.pipe(response);
    });
    onward.on('error', () => {
      if (!response.headersSent)
        response.writeHead(502).end('The server of the demo does not answer.');
      else response.destroy();
    });
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }

  async function ownPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', target);
    const [, , place = '', name = ''] = pathname.split('/');
    const scene = sceneOf(request);
    const html = (body: string | undefined) =>
      response
        .writeHead(body === undefined ? 404 : 200, pageHeaders)
        .end(body ?? 'There is no such page in the demo.');
    if (request.method === 'POST') {
      if (request.headers['sec-fetch-site'] === 'cross-site') response.writeHead(403).end();
      else if (place === 'as' && isPersona(name)) await become(response, name);
      else if (place === 'later') await letTimePass(request, response, scene);
      else html(undefined);
    } else if (place === 'style.css') {
      response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(styleSheet);
    } else if (place === 'arrive') {
      html(arrivalPage(await firstPage(db, scene.persona)));
    } else if (place === 'later' && passages[Number(name) - 1]) {
      await showPassage(response, passages[Number(name) - 1]!, scene);
    } else if (place === 'mails') {
      html(
        name === ''
          ? mailbox.listPage(scene, searchParams.get('to'))
          : mailbox.mailPage(scene, Number(name) - 1),
      );
    } else html(place === '' ? startPage(scene) : undefined);
  }

  async function become(response: ServerResponse, persona: Persona): Promise<void> {
    const cookies = [...(await becomePersona(options, persona)), ['demo', persona] as const];
    response.setHeader(
      'set-cookie',
      cookies.map(([name, value]) => cookie(name, value)),
    );
    response.writeHead(303, { location: '/demo/arrive' }).end();
  }

  /** The browser forgets who it was, as if it were another one. */
  const arrivalPage = (path: string) => `<!doctype html>
    <html lang="en"><meta charset="utf-8"><title>Signing in …</title>
      <script type="module">
        localStorage.clear();
        sessionStorage.clear();
        for (const { name } of await indexedDB.databases()) {
          await new Promise((done) => {
            const deleting = indexedDB.deleteDatabase(name);
            deleting.onsuccess = deleting.onerror = deleting.onblocked = done;
          });
        }
        location.replace(${JSON.stringify(path)});
      </script>`;

  async function letTimePass(
    request: IncomingMessage,
    response: ServerResponse,
    { day, persona }: Scene,
  ): Promise<void> {
    const days = Number(new URLSearchParams((await text(request)).slice(0, MAX_BODY)).get('days'));
    const isPossible = Number.isInteger(days) && days >= 1 && days <= LONGEST_DAYS;
    const token = newToken();
    const isSignedIn = persona !== undefined && persona !== 'newcomer';
    if (isPossible && passages.at(-1)?.isDone !== false) {
      const passage = new Passage(days, day + days);
      passages.push(passage);
      void passage.run(db, mailbox, cameFrom(request), async () => {
        // Sessions end in that time; the persona comes back.
        if (isSignedIn) await createPersonaSession(options, persona, token);
      });
      if (isSignedIn) response.setHeader('set-cookie', cookie('session', token));
    }
    response.writeHead(303, { location: `/demo/later/${passages.length}` }).end();
  }

  async function showPassage(response: ServerResponse, passage: Passage, scene: Scene) {
    response.writeHead(200, pageHeaders);
    response.write(pageStart(`${inDays(passage.days)} later`, { ...scene, day: passage.until }));
    for await (const html of passage.html()) response.write(html);
    response.end(pageEnd);
  }

  const server = createServer((request, response) => {
    if (!/^\/demo(?=[/?]|$)/.test(request.url ?? '')) {
      passOn(request, response);
      return;
    }
    ownPage(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end('That did not work. The terminal says why.');
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}

const pageHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

/** An empty value removes it. */
const cookie = (name: string, value: string) =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${value === '' ? '; Max-Age=0' : ''}`;

/** Pages of the site: their policy allows its style sheets. */
function canShowBar(headers: OutgoingHttpHeaders): boolean {
  return (
    String(headers['content-type']).startsWith('text/html') &&
    /style-src[^;]* 'self'/.test(String(headers['content-security-policy']))
  );
}

function cameFrom({ headers: { referer = '' } }: IncomingMessage): string {
  if (!URL.canParse(referer)) return '/demo';
  const { pathname, search } = new URL(referer);
  return pathname.startsWith('/demo/') ? '/demo' : pathname + search;
}
