import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';

// The baseline of `npm run measure -- bench`: Fastify and pg with nothing in between.

interface Answer {
  competencyId: string;
  category: string;
  question1Rating: number;
  question2Rating: number;
}

const { PORT, DATABASE_URL, DATABASE_POOL_MAX, PAGE_FILE } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_POOL_MAX) });
const page = readFileSync(PAGE_FILE!);
const app = Fastify();

app.get<{ Params: { id: string } }>('/assessment/:id', async (request, reply) => {
  const { rows } = await pool.query<object>({
    name: 'read',
    text: 'select * from assessment where id = $1',
    values: [request.params.id],
  });
  return reply.send(rows[0]);
});

app.post<{ Params: { id: string }; Body: Answer }>('/assessment/:id', async (request, reply) => {
  const { competencyId, category, question1Rating, question2Rating } = request.body;
  const { rows } = await pool.query<object>({
    name: 'save',
    text: `
      insert into response
        (assessment_id, competency_id, category, question1_rating, question2_rating)
      values ($1, $2, $3, $4, $5)
      on conflict (assessment_id, competency_id) do update set
        category = excluded.category,
        question1_rating = excluded.question1_rating,
        question2_rating = excluded.question2_rating,
        answered_at = now()
      returning *`,
    values: [request.params.id, competencyId, category, question1Rating, question2Rating],
  });
  return reply.send(rows[0]);
});

app.get('/', (_request, reply) =>
  reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(page),
);

await app.listen({ host: '127.0.0.1', port: Number(PORT) });
process.once('SIGTERM', () => process.exit(0));
