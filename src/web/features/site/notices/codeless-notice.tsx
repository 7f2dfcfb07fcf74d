import { footer } from '#content/navigation.ts';
import { siteName } from '#content/site.ts';
import type { NoticePage } from '#content/notice-page.ts';
import { ActionLink } from '#web/lib/action-link.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { Container } from '#web/ui/boxes.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Section } from '#web/ui/section.tsx';
import {
  above2,
  apart,
  cluster3,
  cluster4,
  cluster5,
  fullWidth,
  inside3,
  lineAbove,
  lineBelow,
  measure,
  middle,
  tappable,
  whole,
} from '#web/ui/layout.css.ts';
import { BesideSteps, BrokenSteps, WholeSteps } from '#web/ui/steps.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { display, lead, muted, small, strong, textLink, typed } from '#web/ui/text.css.ts';
import * as frame from '#web/features/site/frame/site-frame.css.ts';
import * as css from './notice.css.ts';

/** A page for one visitor, in the site's frame. It runs no code: it only has links and a form. */
export function CodelessNotice({ title, text, note, list, isProblem, main, other }: NoticePage) {
  return (
    <div className={css.whole}>
      <header className={frame.header}>
        <Container className={frame.bar}>
          <a href="/" className={frame.headerHome}>
            <Logo name={siteName} />
          </a>
        </Container>
      </header>
      <main id="main">
        <Section tone="deep" size="flush">
          <BesideSteps drawing={isProblem ? <BrokenSteps /> : <WholeSteps />}>
            <h1 className={display}>{title}</h1>
            <p className={lead} role={isProblem ? 'alert' : undefined}>
              {text}
            </p>
            {note !== undefined && (
              <p className={`${small} ${muted} ${typed} ${measure}`}>{note}</p>
            )}
            {list && <Choices list={list} />}
            <div className={`${cluster3} ${above2}`}>
              <Action
                {...main}
                look={list ? `${textLink} ${tappable}` : buttonClass({ size: 'lg' })}
              />
              {other && (
                <Action {...other} look={buttonClass({ variant: 'secondary', size: 'lg' })} />
              )}
            </div>
          </BesideSteps>
        </Section>
      </main>
      <footer className={`${frame.footer} ${css.slim}`}>
        <Container className={`${small} ${cluster5} ${apart} ${middle} ${muted}`}>
          <p>{footer.copyright}</p>
          <ActionLink action={footer.privacy} className={frame.footerLink} />
        </Container>
      </footer>
    </div>
  );
}

function Choices({ list }: Required<Pick<NoticePage, 'list'>>) {
  return (
    <ul role="list" className={`${fullWidth} ${measure} ${lineBelow}`}>
      {list.map(({ title, detail, action, other }) => (
        <li key={action.href} className={`${cluster3} ${middle} ${apart} ${lineAbove} ${inside3}`}>
          <div>
            <p className={strong}>{title}</p>
            <p className={`${small} ${muted}`}>{detail}</p>
          </div>
          <div className={cluster4}>
            <Action {...action} look={`${whole} ${buttonClass({ variant: 'secondary' })}`} />
            {other && <Action {...other} look={`${textLink} ${tappable}`} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Action({ label, hiddenLabel, href, isForm, look }: NoticePage['main'] & { look: string }) {
  const words = (
    <>
      <span>{label}</span>
      {hiddenLabel !== undefined && <VisuallyHidden>{hiddenLabel}</VisuallyHidden>}
    </>
  );
  if (!isForm) {
    return (
      <a href={href} className={look}>
        {words}
      </a>
    );
  }
  return (
    // oxlint-disable-next-line react/forbid-elements -- it works without code
    <form method="post" action={href}>
      <button className={look}>{words}</button>
    </form>
  );
}
