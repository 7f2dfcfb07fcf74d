import { pages } from '#content/pages.ts';

export function DecisionTreePage() {
  return <h1>{pages.decisionTree.title}</h1>;
}
