import { expect, test } from '@jest/globals';
import { statesMission } from '../src/shared/cues/stated-aims.ts';

test.each([
  ['cs', 'Acme je spolek, který se věnuje ochraně ptáků.'],
  ['da', 'Acme er en forening, der arbejder for at beskytte fugle.'],
  ['de', 'Acme ist ein Verein, der sich dem Erhalt alter Obstsorten verschrieben hat.'],
  ['de', 'Acme ist eine Organisation, die sich für den Schutz der Alpen einsetzt.'],
  ['de', 'Acme ist ein Verein, der sich der Hilfe für Familien widmet.'],
  ['el', 'Η Acme είναι ένας σύλλογος αφιερωμένος στην προστασία των πουλιών.'],
  ['en', 'Acme is a worldwide organization that is committed to creating community around baking.'],
  ['en', 'Acme is a charity which is dedicated to helping the blind.'],
  ['en', 'Acme is a nonprofit working to end homelessness.'],
  ['es', 'Acme es una asociación dedicada a proteger las aves.'],
  ['es', 'Acme es una asociación comprometida con la protección de las aves.'],
  ['es', 'Acme es una fundación que se dedica a proteger las aves.'],
  ['fi', 'Acme on yhdistys, joka edistää lintujen suojelua.'],
  ['fr', 'Acme est une association qui se consacre à la protection des oiseaux.'],
  ['fr', 'Acme est une association dédiée à la protection des oiseaux.'],
  ['fr', 'Acme est une association engagée pour la protection des oiseaux.'],
  ['hr', 'Acme je udruga koja se bavi zaštitom ptica.'],
  ['it', 'Acme è un’associazione che si dedica alla tutela degli uccelli.'],
  ['it', 'Acme è un’associazione impegnata nella tutela degli uccelli.'],
  ['ja', 'アクメは鳥の保護に取り組む団体です。'],
  ['nb', 'Acme er en forening som arbeider for å beskytte fugler.'],
  ['nl', 'Acme is een stichting die zich inzet voor de bescherming van vogels.'],
  ['nl', 'Acme is een vereniging die zich richt op de bescherming van vogels.'],
  ['pl', 'Acme to stowarzyszenie, które zajmuje się ochroną ptaków.'],
  ['pl', 'Acme to fundacja działająca na rzecz ochrony ptaków.'],
  ['pt', 'Acme é uma fundação dedicada a proteger as aves.'],
  ['pt', 'Acme é uma associação comprometida com a proteção das aves.'],
  ['ro', 'Acme este o asociație dedicată protejării păsărilor.'],
  ['ru', 'Acme — фонд, который занимается защитой птиц.'],
  ['sk', 'Acme je združenie, ktoré sa venuje ochrane vtákov.'],
  ['sl', 'Acme je društvo, ki se posveča varstvu ptic.'],
  ['sv', 'Acme är en förening som arbetar för att skydda fåglar.'],
  ['tr', 'Acme, kuşları korumaya adanmış bir dernektir.'],
  ['uk', 'Acme — фонд, який займається захистом птахів.'],
  ['zh', 'Acme是一個致力於保護鳥類的組織。'],
])('When a sentence in "%s" defines a body by what it is there for, then it states its mission: %s', (lang, text) => {
  expect(statesMission(text, lang)).toBe(true);
});

test.each([
  ['da', 'Acme er en forening, der arbejder for tiden på en ny hal.'],
  ['de', 'Acme ist ein Verein mit 200 Mitgliedern aus Ulm.'],
  ['en', 'In a free society dedicated to production, full employment is a means to this end.'],
  ['en', 'We met in an organization dedicated to chess.'],
  ['de', 'Jeder Verein, der sich im Ort engagiert, kann einen Antrag stellen.'],
  ['de', 'Ein Euro je Kerze geht an einen Verein, der sich für Bienen einsetzt.'],
  ['en', 'As an organisation committed to equality, we welcome applications from everybody.'],
  ['en', 'Our client is a charity dedicated to the blind.'],
  ['es', 'Colaboramos con una fundación que trabaja por los niños.'],
  ['es', 'Somos una organización dedicada a la venta de repuestos.'],
  ['fr', 'Acme est une association de loi 1901.'],
  ['pl', 'Acme to stowarzyszenie, które zajmuje się wynajmem sal.'],
  ['ru', 'Acme — организация, которая занимается продажей шин.'],
])(
  'When a sentence in "%s" only says what a body is or sells, or is of others, then it states none: %s',
  (lang, text) => {
    expect(statesMission(text, lang)).toBe(false);
  },
);
