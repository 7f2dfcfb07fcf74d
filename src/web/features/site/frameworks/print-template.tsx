import { printDocument } from '#web/lib/print-document.ts';
import { Button } from '#web/ui/button.tsx';
import { PrintIcon } from '#web/ui/icons.tsx';
import { needsScript } from '#web/features/site/shared/needs-script.css.ts';
import { templateHtml } from './template-html.ts';

export function PrintTemplate() {
  return (
    <Button
      variant="secondary"
      size="lg"
      className={needsScript}
      onClick={() => {
        printDocument(templateHtml());
      }}
    >
      <PrintIcon /> Print Template
    </Button>
  );
}
