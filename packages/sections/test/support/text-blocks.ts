import type { PageEvidence, TextBlock } from '@brandprint/contracts';
import { textBlock as block, headingBlock as heading } from '@brandprint/testing/evidence';

export { block, heading };

/** Blocks in order, each linked to the heading before it. */
export function bindToHeadings(...blocks: TextBlock[]): TextBlock[] {
  let last: number | null = null;
  return blocks.map((item, index) => {
    const bound = { ...item, heading: last };
    if (item.kind === 'heading') last = index;
    return bound;
  });
}

/** All text of the pages as one string, to look quotes up in. */
export const joinTexts = (pages: readonly Pick<PageEvidence, 'text'>[]): string =>
  pages.flatMap((page) => page.text.map(({ text }) => text.replace(/\s+/g, ' '))).join('\n');

export const ENGLISH_BLOCKS = bindToHeadings(
  heading('Invoices that pay themselves', 1, { region: 'hero' }),
  block('Acme helps small teams get paid on time. You send the invoice, we do the rest!', { region: 'hero' }),
  block('Start free', { kind: 'button', region: 'hero' }),
  heading('Features'),
  heading('Automatic reminders', 3),
  block("You don't have to write another reminder."),
  heading('Bank sync', 3),
  block('Connect your bank and see who has paid.'),
  heading('Our mission'),
  block('Our mission is to end late payment for every small business.'),
  heading('Our values'),
  heading('Honesty', 3),
  block('We say what things cost.'),
  heading('Patience', 3),
  block('We answer every question, however small.'),
  block('We use cookies to improve your experience on this website. Accept all?'),
  block('Cookies are small files that our site stores in your browser.', { region: 'widget' }),
  block('Lorem ipsum dolor sit amet, consectetur adipisicing elit.'),
  block('© 2024 Acme Inc. All rights reserved.', { region: 'footer' }),
);

export const GERMAN_BLOCKS = bindToHeadings(
  heading('Rechnungen ohne Mühe', 1, { region: 'hero' }),
  block('Wir helfen kleinen Betrieben, ihre Rechnungen pünktlich bezahlt zu bekommen.', { region: 'hero' }),
  block('Mit unserem Programm schreiben Sie z. B. eine Mahnung in wenigen Sekunden.'),
  block('Unsere Mission ist es, verspätete Zahlungen für alle Betriebe abzuschaffen.'),
  block('Sie behalten jederzeit den Überblick über alle offenen Beträge.'),
  block('Wir speichern Ihre Daten ausschließlich in Deutschland und geben sie nicht weiter.'),
);

export const JAPANESE_BLOCKS = bindToHeadings(
  heading('請求書をもっと簡単に', 1, { region: 'hero' }),
  block('私たちは小さな会社の請求書の支払いを助けます。', { region: 'hero' }),
  block('私たちの使命は、すべての会社のために支払いの遅れをなくすことです。'),
  block('お客様のデータは日本国内に保存します。最大三十日で返金します。'),
  block('毎日の仕事を、もっと楽に、もっと早く化する。'),
);
