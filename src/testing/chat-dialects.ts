/** What a model server sends, and what the reader of its stream must make of it. */
export interface Dialect {
  server: string;
  /** 200 if it is missing. */
  status?: number;
  bytes: string;
  text: string;
  /** `complete`, or why it is not. */
  end: string;
  /** As the server counts; estimated if it is missing. */
  tokens?: number;
}

/** One event for each value. */
const sse = (...events: unknown[]) =>
  events
    .map((event) => `data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`)
    .join('');
const DONE = '[DONE]';

const delta = (given: unknown, finish_reason: unknown = null, more: object = {}) => ({
  id: 'x',
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta: given, finish_reason, ...more }],
});
const says = (content: unknown) => delta({ content });
const stops = (reason: unknown = 'stop') => delta({}, reason);
const used = (usage: unknown) => ({ object: 'chat.completion.chunk', choices: [], usage });
const total = (total_tokens: unknown) => used({ total_tokens });

const TEXT = 'Begin with one task.';
const whole = { text: TEXT, end: 'complete' } as const;
/** The text in two pieces. */
const [first, second] = ['Begin with ', 'one task.'] as const;

/** Streams of replies that are complete. */
export const completeDialects: readonly Dialect[] = [
  {
    server: 'OpenAI',
    bytes: sse(
      delta({ role: 'assistant', content: '', refusal: null }, null, { logprobs: null }),
      { ...says(first), usage: null, obfuscation: 'aXz' },
      { ...says(second), usage: null, obfuscation: 'q' },
      stops(),
      used({ prompt_tokens: 20, completion_tokens: 10, total_tokens: 30 }),
      DONE,
    ),
    ...whole,
    tokens: 30,
  },
  {
    server: 'Azure with the asynchronous filter',
    bytes: sse(
      { id: '', model: '', object: '', choices: [], prompt_filter_results: [{ prompt_index: 0 }] },
      says(first),
      {
        id: '',
        object: '',
        choices: [
          {
            index: 0,
            finish_reason: null,
            content_filter_results: { hate: { filtered: false, severity: 'safe' } },
            content_filter_offsets: { check_offset: 44, start_offset: 44, end_offset: 198 },
          },
        ],
      },
      says(second),
      stops(),
      { id: '', choices: [{ index: 0, content_filter_results: {}, finish_reason: null }] },
      DONE,
    ),
    ...whole,
  },
  {
    server: 'Mistral with a thinking model',
    bytes: sse(
      says([{ type: 'thinking', thinking: [{ type: 'text', text: 'They ask how.' }] }]),
      says([{ type: 'text', text: first }]),
      says([
        { type: 'reference', reference_ids: [1] },
        { type: 'text', text: second },
      ]),
      {
        ...stops(),
        usage: { prompt_tokens: 9, completion_tokens: 11, total_tokens: 20 },
      },
      DONE,
    ),
    ...whole,
    tokens: 20,
  },
  {
    server: 'DeepSeek, waiting for its turn',
    bytes: `: keep-alive\n\n: keep-alive\n\n${sse(
      delta({ role: 'assistant', content: null, reasoning_content: 'Hm, ' }),
      delta({ content: null, reasoning_content: 'tasks.' }),
      delta({ content: first, reasoning_content: null }),
      delta({ content: second, reasoning_content: null }),
      { ...delta({ content: '', reasoning_content: null }, 'stop'), usage: { total_tokens: 31 } },
      DONE,
    )}`,
    ...whole,
    tokens: 31,
  },
  {
    server: 'Groq',
    bytes: sse(
      { ...delta({ role: 'assistant', content: '' }), x_groq: { id: 'req_1' } },
      delta({ reasoning: 'Tasks, then.' }),
      says(TEXT),
      {
        ...stops(),
        x_groq: { id: 'req_1', usage: { queue_time: 0.03, total_tokens: 32, total_time: 0.1 } },
      },
      DONE,
    ),
    ...whole,
    tokens: 32,
  },
  {
    server: 'Together',
    bytes: sse(
      {
        ...says(first),
        choices: [{ index: 0, text: first, delta: { role: 'assistant', content: first } }],
      },
      {
        id: 'x',
        choices: [
          { index: 0, text: second, delta: { content: second }, finish_reason: 'eos', seed: 17 },
        ],
        usage: { total_tokens: 33 },
      },
      DONE,
    ),
    ...whole,
    tokens: 33,
  },
  {
    server: 'Fireworks, counting with each chunk',
    bytes: sse(
      { ...says(first), usage: { prompt_tokens: 30, completion_tokens: 1, total_tokens: 31 } },
      { ...says(second), usage: { prompt_tokens: 30, completion_tokens: 4, total_tokens: 34 } },
      { ...stops(), usage: { prompt_tokens: 30, completion_tokens: 4, total_tokens: 34 } },
      DONE,
    ),
    ...whole,
    tokens: 34,
  },
  {
    server: 'xAI',
    bytes: sse(
      delta({ role: 'assistant', reasoning_content: 'Thinking... ' }),
      says(TEXT),
      stops(),
      { ...total(35), citations: [] },
      DONE,
    ),
    ...whole,
    tokens: 35,
  },
  {
    server: 'Gemini, with its thoughts in the text',
    bytes: sse(
      delta({ role: 'assistant', content: '<thought>They ask' }),
      says(' about tasks.</thought>Begin with '),
      { ...delta({ content: second, extra_content: { google: {} } }, 'STOP'), usage: null },
      DONE,
    ),
    ...whole,
  },
  {
    server: 'Anthropic',
    bytes: sse(
      delta({ role: 'assistant', content: '' }),
      says(TEXT),
      delta({}, 'end_turn'),
      used({ input_tokens: 20, output_tokens: 16 }),
      DONE,
    ),
    ...whole,
    tokens: 36,
  },
  {
    server: 'Cohere',
    bytes: sse(
      delta({ role: 'assistant', content: { type: 'text', text: first } }),
      delta({ content: { type: 'text', text: second } }),
      delta({}, 'COMPLETE'),
      DONE,
    ),
    ...whole,
  },
  {
    server: 'vLLM with a model that begins without an opening tag',
    bytes: sse(
      delta({ role: 'assistant', content: '' }),
      says('Alright, tasks'),
      says(' it is.\n</thi'),
      says('nk>\n\nBegin '),
      says('with one task.'),
      delta({ content: '' }, 'stop', { stop_reason: null }),
      total(37),
      DONE,
    ),
    ...whole,
    tokens: 37,
  },
  {
    server: 'Ollama',
    bytes: sse(
      delta({ role: 'assistant', content: '<think>\n' }, ''),
      delta({ role: 'assistant', content: '\n</think>\n\n' }, ''),
      delta({ role: 'assistant', content: TEXT }, ''),
      delta({ role: 'assistant', content: '' }, 'stop'),
      DONE,
    ),
    ...whole,
  },
  {
    server: 'LM Studio, without an end',
    bytes: sse(says('<th'), says('ink>Tasks. <'), says('/think>'), says(TEXT), stops()),
    ...whole,
  },
  {
    server: 'llama.cpp',
    bytes: sse(
      { ...delta({ role: 'assistant', content: null }), timings: null },
      says(TEXT),
      { ...stops(), timings: { prompt_n: 28, predicted_per_second: 50.5 } },
      { ...total(38), timings: {} },
      DONE,
    ).replaceAll('\n', '\r\n'),
    ...whole,
    tokens: 38,
  },
  {
    server: 'LiteLLM',
    bytes: sse(
      { ...says(TEXT), citations: null, service_tier: null },
      { ...stops(), usage: null },
      { ...delta({}), usage: { prompt_tokens: 20, completion_tokens: 19, total_tokens: 39 } },
      DONE,
    ),
    ...whole,
    tokens: 39,
  },
  {
    server: 'OpenRouter, still busy',
    bytes: `: OPENROUTER PROCESSING\n\n: OPENROUTER PROCESSING\n\n${sse(
      delta({ role: 'assistant', content: '', reasoning: 'Hm', reasoning_details: [{}] }),
      says(TEXT),
      delta({ role: 'assistant', content: '' }, 'stop', { native_finish_reason: 'STOP' }),
      used({ prompt_tokens: 20, completion_tokens: 20, total_tokens: 40, cost: 0.0001 }),
      DONE,
    )}`,
    ...whole,
    tokens: 40,
  },
  {
    server: 'Portkey, without choices',
    bytes: sse(
      { id: 'x', provider: 'bedrock' },
      { id: 'x', choices: null },
      { ...says(TEXT), hook_results: {} },
      { choices: [{ index: 0, delta: null, finish_reason: 'stop' }] },
      { usage: { total_tokens: 41 } },
      DONE,
    ),
    ...whole,
    tokens: 41,
  },
  {
    server: 'LocalAI, without a reason to end',
    bytes: sse(delta({ role: 'assistant', content: null }, ''), delta({ content: TEXT }, ''), DONE),
    ...whole,
  },
  {
    server: 'text-generation-webui',
    bytes: sse(
      { choices: [{ index: 0, finish_reason: null, delta: { role: 'assistant', content: '' } }] },
      { choices: [{ index: 0, text: TEXT, logprobs: null }] },
      {
        choices: [{ index: 0, finish_reason: 'stop', delta: { role: 'assistant', content: '' } }],
        usage: { prompt_tokens: 21, completion_tokens: 21, total_tokens: 42 },
      },
    ),
    ...whole,
    tokens: 42,
  },
  {
    server: 'SGLang',
    bytes: sse(
      delta({ role: 'assistant', content: TEXT, tool_calls: null }, '', { matched_stop: null }),
      delta({ role: null, content: null }, 'stop', { matched_stop: 151_645 }),
      DONE,
    ),
    ...whole,
  },
  {
    server: 'Moonshot, counting inside of the choice',
    bytes: sse(
      says('◁think▷Tasks.◁/think▷'),
      says(TEXT),
      delta({}, 'stop', { usage: { total_tokens: 43 } }),
      DONE,
    ),
    ...whole,
    tokens: 43,
  },
  {
    server: 'a gateway with keep-alives of every form',
    bytes: [
      ':\n\ndata:\n\ndata: \n\ndata: null\n\ndata: {}\n\ndata: []\n\ndata: ""\n\ndata: "ping"\n\n',
      'data: ping\n\ndata: [PING]\n\ndata: : keepalive\n\ndata: 1\n\ndata: true\n\n',
      'event: ping\ndata: {"type":"ping"}\n\nevent: keepalive\n\nid: 7\nretry: 1000\n\n',
      sse({ type: 'keepalive', sequence_number: 2 }, { choices: [{}] }, { choices: [null] }),
      sse(says(TEXT), stops()),
      'data: ping\n\ndata:[DONE]\n\n',
    ].join(''),
    ...whole,
  },
  {
    server: 'a gateway that separates events by single lines',
    bytes: sse(says(first), 'data: {"choices":[]}', says(second), stops(), DONE)
      .replaceAll('\n\n', '\n')
      .replaceAll('data: ', 'data:'),
    ...whole,
  },
  {
    server: 'a gateway that prints JSON over several lines',
    bytes: [says(TEXT), stops()]
      .map((event) => `data: ${JSON.stringify(event, null, 2).replaceAll('\n', '\ndata: ')}\n\n`)
      .join(''),
    ...whole,
  },
  {
    server: 'a server that does not stream',
    bytes: JSON.stringify(
      {
        object: 'chat.completion',
        choices: [
          { index: 0, message: { role: 'assistant', content: TEXT }, finish_reason: 'stop' },
        ],
        usage: { prompt_tokens: 22, completion_tokens: 22, total_tokens: 44 },
      },
      null,
      2,
    ),
    ...whole,
    tokens: 44,
  },
  {
    server: 'a server with a byte order mark, and errors that are none',
    bytes: `\ufeff${sse({ ...says(TEXT), error: null }, { ...stops(), error: {} }, { error: '' }, DONE)}`,
    ...whole,
  },
  {
    server: 'a model that thinks between its sentences, and closes once too often',
    bytes: sse(
      says('[THINK]Hm.[/THINK]Begin'),
      says('<reasoning>with?</reasoning> with one task.</think>'),
      stops(),
      DONE,
    ),
    ...whole,
  },
  {
    server: 'a model that compares',
    bytes: sse(says('If a <'), says(' b, ask <th'), says('em>.'), stops(), DONE),
    text: 'If a < b, ask <them>.',
    end: 'complete',
  },
  ...[-5, '99', null, [3], {}, 0].map((odd) => ({
    server: `a server that counts ${JSON.stringify(odd)} tokens`,
    bytes: sse(says(TEXT), stops(), total(45), total(odd), used(odd), DONE),
    ...whole,
    tokens: 45,
  })),
  {
    server: 'a server that counts to infinity',
    bytes: sse(says(TEXT), stops(), total(45), '{"usage":{"total_tokens":1e999}}', DONE),
    ...whole,
    tokens: 45,
  },
  {
    server: 'a server that counts more than any reply has',
    bytes: sse(says(TEXT), stops(), total(1e300), DONE),
    ...whole,
    tokens: 200_000,
  },
  {
    server: 'a server that counts in fractions',
    bytes: sse(says(TEXT), stops(), used({ prompt_tokens: 40.5, completion_tokens: 5.25 }), DONE),
    ...whole,
    tokens: 46,
  },
];

/** Replies that are not complete, or none. */
export const failingDialects: readonly Dialect[] = [
  ...['length', 'max_tokens', 'MAX_TOKENS', 'model_length'].map((reason) => ({
    server: `a model that stops for ${reason}`,
    bytes: sse(says(TEXT), stops(reason), DONE),
    text: TEXT,
    end: 'length',
  })),
  {
    server: 'a model that thinks until its limit',
    bytes: sse(says('<think>And then'), stops('length'), DONE),
    text: '',
    end: 'length',
  },
  {
    server: 'Azure, whose asynchronous filter stops late',
    bytes: sse(
      says(TEXT),
      delta({}, 'content_filter', { content_filter_results: { hate: { filtered: true } } }),
      DONE,
    ),
    text: TEXT,
    end: 'filtered',
  },
  ...['SAFETY', 'sensitive', 'refusal'].map((reason) => ({
    server: `a model that stops for ${reason}`,
    bytes: sse(says(first), stops(reason), DONE),
    text: first,
    end: 'filtered',
  })),
  {
    server: 'DeepSeek, out of resources',
    bytes: sse(says(first), stops('insufficient_system_resource'), DONE),
    text: first,
    end: 'busy',
  },
  {
    server: 'a server that ends in the middle',
    bytes: sse(says(first)),
    text: first,
    end: 'broken',
  },
  { server: 'a server that says nothing', bytes: '', text: '', end: 'failed' },
  {
    server: 'a proxy with a page of its own',
    bytes: '<!doctype html>\n<title>Welcome</title>\n<h1>Sign in</h1>\n',
    text: '',
    end: 'failed',
  },
  {
    server: 'Ollama at its own address',
    bytes: '{"model":"llama","message":{"role":"assistant","content":"Begin"},"done":false}\n',
    text: '',
    end: 'failed',
  },
  {
    server: 'a model that only calls tools',
    bytes: sse(delta({ tool_calls: [{ index: 0, id: 'c' }] }), stops('tool_calls'), DONE),
    text: '',
    end: 'failed',
  },
  {
    server: 'OpenRouter, whose provider fails',
    bytes: sse(says(first), {
      id: 'x',
      error: { code: 502, message: 'Provider disconnected unexpectedly' },
      choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }],
    }),
    text: first,
    end: 'broken',
  },
  {
    server: 'Groq, in the middle',
    bytes: `${sse(says(first))}event: error\n${sse({
      error: { message: 'Over capacity', type: 'internal_server_error', status_code: 503 },
    })}`,
    text: first,
    end: 'busy',
  },
  {
    server: 'vLLM, whose stream reports a context that is too small',
    bytes: sse(
      {
        object: 'error',
        message: "This model's maximum context length is 4096 tokens. You requested 9591 tokens.",
        type: 'BadRequestError',
        code: 400,
      },
      DONE,
    ),
    text: '',
    end: 'tooLong',
  },
  {
    server: 'llama.cpp, in a field of its own',
    bytes:
      'error: {"code":400,"message":"the request exceeds the available context size","type":"invalid_request_error"}\n\ndata: [DONE]\n\n',
    text: '',
    end: 'tooLong',
  },
  {
    server: 'LiteLLM, in the middle',
    bytes: sse(says(first), {
      error: { message: 'litellm.RateLimitError: slow down', type: 'None', code: '429' },
    }),
    text: first,
    end: 'busy',
  },
  {
    server: 'Ollama, without a prefix',
    bytes: `${sse(says(first))}{"error":"an error was encountered while running the model"}\n`,
    text: first,
    end: 'broken',
  },
  ...(
    [
      [
        'OpenAI',
        400,
        'tooLong',
        {
          error: {
            message: "This model's maximum context length is 8192 tokens.",
            code: 'context_length_exceeded',
          },
        },
      ],
      [
        'OpenAI',
        401,
        'key',
        { error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } },
      ],
      [
        'OpenAI',
        404,
        'model',
        { error: { message: 'The model `x` does not exist', code: 'model_not_found' } },
      ],
      [
        'OpenAI',
        429,
        'quota',
        {
          error: {
            message: 'You exceeded your current quota, please check your plan and billing details.',
            type: 'insufficient_quota',
          },
        },
      ],
      [
        'OpenAI',
        429,
        'busy',
        {
          error: {
            message: 'Rate limit reached. To increase it, add a payment method under billing.',
            code: 'rate_limit_exceeded',
          },
        },
      ],
      [
        'Azure',
        400,
        'filtered',
        {
          error: {
            message: "The response was filtered by Azure OpenAI's content management policy.",
            code: 'content_filter',
            innererror: { code: 'ResponsibleAIPolicyViolation' },
          },
        },
      ],
      ['Azure', 404, 'model', { error: { code: 'DeploymentNotFound', message: 'No deployment' } }],
      ['Mistral', 401, 'key', { message: 'Unauthorized', request_id: 'x' }],
      [
        'DeepSeek',
        402,
        'quota',
        { error: { message: 'Insufficient Balance', type: 'unknown_error' } },
      ],
      [
        'Groq',
        400,
        'model',
        {
          error: { message: 'The model `x` has been decommissioned', code: 'model_decommissioned' },
        },
      ],
      [
        'Gemini',
        429,
        'busy',
        [
          {
            error: {
              code: 429,
              message: 'Resource has been exhausted (e.g. check quota).',
              status: 'RESOURCE_EXHAUSTED',
            },
          },
        ],
      ],
      [
        'Gemini',
        400,
        'key',
        [{ error: { code: 400, message: 'Missing or invalid API key. Please pass a valid one.' } }],
      ],
      [
        'Anthropic',
        529,
        'busy',
        { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } },
      ],
      [
        'Anthropic',
        400,
        'tooLong',
        { error: { message: 'prompt is too long: 200082 tokens > 200000 maximum' } },
      ],
      ['xAI', 403, 'key', { code: 'The caller does not have permission', error: 'Blocked' }],
      ['Cohere', 404, 'model', { message: "model 'x' not found" }],
      [
        'Ollama',
        404,
        'model',
        { error: { message: 'model "x" not found, try pulling it first', type: 'api_error' } },
      ],
      [
        'llama.cpp, loading',
        503,
        'busy',
        { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } },
      ],
      [
        'llama.cpp',
        400,
        'tooLong',
        {
          error: {
            code: 400,
            message: 'the request exceeds the available context size',
            type: 'exceed_context_size_error',
            n_ctx: 256,
          },
        },
      ],
      ['LM Studio', 400, 'model', { error: 'No models loaded. Please load a model first.' }],
      [
        'OpenRouter',
        403,
        'filtered',
        { error: { code: 403, message: 'Your input was flagged', metadata: { reasons: ['x'] } } },
      ],
      ['OpenRouter', 402, 'quota', { error: { code: 402, message: 'Insufficient credits' } }],
      ['a proxy', 413, 'tooLong', '<html>Request Entity Too Large</html>'],
      ['a proxy', 502, 'failed', '<html>Bad Gateway</html>'],
      ['a server that sends the question back', 500, 'failed', { input: 'flagged for safety?' }],
    ] as const
  ).map(([server, status, end, answer]) => ({
    server: `${server} (${status})`,
    status,
    bytes: typeof answer === 'string' ? answer : JSON.stringify(answer),
    text: '',
    end,
  })),
];
