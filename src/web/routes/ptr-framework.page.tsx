import { pages } from '#content/pages.ts';

export function PtrFrameworkPage() {
  return <h1>{pages.ptrFramework.title}</h1>;
}
