import { defineConfig } from 'vitest/config';

/** The domain's own tests, without the plugins that they do not need. */
export default defineConfig({ test: { include: ['src/domain/**/*.test.ts'] } });
