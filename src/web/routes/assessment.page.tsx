export function AssessmentPage() {
  return <h1>AssessmentPage</h1>;
}
