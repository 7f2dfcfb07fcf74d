import { bar, given, part, rest, unit } from './why-we-do-it.css.ts';

/** Draws '71%' as a part of a whole and '7x' as one given and seven that come back. */
export function StatisticBar({ value }: { value: string }) {
  const amount = Number.parseInt(value, 10);
  if (value.endsWith('%')) {
    return (
      <div aria-hidden className={bar}>
        {/* An SVG takes its width from an attribute, which the page's policy allows in markup. */}
        <svg className={part} width={`${amount}%`} />
        <span className={rest} />
      </div>
    );
  }
  return (
    <div aria-hidden className={bar}>
      <span className={given} />
      {Array.from({ length: amount }, (_, index) => (
        <span key={index} className={unit} />
      ))}
    </div>
  );
}
