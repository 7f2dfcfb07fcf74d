import { alphaText, method } from '#content/method.ts';
import { areas } from '#domain/areas.ts';
import { middleHalfWords } from '#content/norms.ts';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { TextPart } from '#web/features/site/shared/section-heading.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { above4, above5, cluster3, endColumn, inside3, lineAbove } from '#web/ui/layout.css.ts';
import { Section } from '#web/ui/section.tsx';
import { h1, kicker, lead, strong, tabular } from '#web/ui/text.css.ts';
import { BackLinks } from './back-links.tsx';

const { limits, others, agreement, data } = method;

export function MethodPage() {
  const { norms, practice } = useSettings();
  const alphas = norms?.agreement;
  return (
    <>
      <Section tone="deep" size="slim">
        <BackLinks />
        <p className={`${kicker} ${above4}`}>{method.kicker}</p>
        <h1 className={`${h1} ${above4}`}>{method.headline}</h1>
        <p className={`${lead} ${above5}`}>{method.lead}</p>
      </Section>
      <Section size="flush">
        {method.sections.map((section) => (
          <TextPart key={section.title} title={section.title}>
            {[...section.paragraphs, ...('id' in section ? practice.assessment.origin : [])].map(
              (paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ),
            )}
          </TextPart>
        ))}
        <TextPart title={limits.title}>
          {limits.items.map((item) => (
            <p key={item.lead}>
              <b>{item.lead}</b> <span>{item.text}</span>
            </p>
          ))}
        </TextPart>
        {norms && (
          <Figures
            words={others}
            rows={[
              [others.overall, middleHalfWords(norms.overall)],
              ...areas.map(({ name }): Row => [name, middleHalfWords(norms.areas[name])]),
            ]}
          />
        )}
        {alphas && (
          <Figures
            words={agreement}
            rows={areas.map(({ name }): Row => [name, alphaText(alphas[name])])}
          />
        )}
        <TextPart title={data.title}>
          <p>{data.text}</p>
          <div className={cluster3}>
            {data.actions.map((action) => (
              <ActionButton key={action.label} action={action} variant="secondary" />
            ))}
          </div>
        </TextPart>
      </Section>
    </>
  );
}

type Row = [term: string, figure: string];

interface FiguresProps {
  words: Record<'title' | 'lead' | 'text', string>;
  rows: readonly Row[];
}

function Figures({ words: { title, lead: opening, text }, rows }: FiguresProps) {
  return (
    <TextPart title={title}>
      <p>{opening}</p>
      <dl>
        {rows.map(([term, figure]) => (
          <div key={term} className={`${endColumn} ${lineAbove} ${inside3}`}>
            <dt>{term}</dt>
            <dd className={`${strong} ${tabular}`}>{figure}</dd>
          </div>
        ))}
      </dl>
      <p>{text}</p>
    </TextPart>
  );
}
