import { expect, test } from '@jest/globals';
import { statesMission } from '../src/shared/cues/stated-aims.ts';

test.each([
  ['bg', 'Лебед е създаден с една цел: всяко дете да плува.'],
  ['ca', 'Cigne es va crear amb un únic objectiu: que cada infant sàpiga nedar.'],
  ['cs', 'Labuť vznikla s jedním jasným cílem: naučit každé dítě plavat.'],
  ['da', 'Svane blev skabt med ét klart mål: at lære alle børn at svømme.'],
  ['el', 'Ο Κύκνος δημιουργήθηκε με έναν απλό στόχο: κάθε παιδί να κολυμπά.'],
  ['et', 'Luik on loodud ühe lihtsa eesmärgiga: õpetada iga laps ujuma.'],
  ['hr', 'Labud je nastao s jednim ciljem: naučiti svako dijete plivati.'],
  ['hu', 'A Hattyú egyetlen céllal: minden gyereket megtanítani úszni.'],
  ['id', 'Angsa lahir dengan satu tujuan: setiap anak bisa berenang.'],
  ['lt', 'Gulbė įkurta su vienu tikslu: išmokyti kiekvieną vaiką plaukti.'],
  ['lt', 'Gulbė – tai draugija, kurios bendras tikslas yra išmokyti vaikus plaukti.'],
  ['lv', 'Gulbis radīts ar vienu mērķi: iemācīt katram bērnam peldēt.'],
  ['nb', 'Svane ble skapt med et klart mål: å lære alle barn å svømme.'],
  ['nl', 'Zwaan werd opgericht met één duidelijk doel: elk kind leren zwemmen.'],
  ['pl', 'Łabędź powstał z jednym celem: nauczyć każde dziecko pływać.'],
  ['ro', 'Lebăda a fost creată cu un obiectiv simplu: fiecare copil să știe să înoate.'],
  ['ru', 'Лебедь создан с одной простой целью: научить каждого ребёнка плавать.'],
  ['sk', 'Labuť vznikla s jedným cieľom: naučiť každé dieťa plávať.'],
  ['sl', 'Labod je nastal z enim ciljem: naučiti vsakega otroka plavati.'],
  ['sv', 'Svan skapades med ett enkelt mål: att lära alla barn att simma.'],
  ['tr', 'Kuğu tek bir amaçla: her çocuğa yüzme öğretmek.'],
  ['uk', 'Лебідь створено з однією метою: навчити кожну дитину плавати.'],
  ['vi', 'Thiên Nga ra đời với một mục tiêu duy nhất: mọi trẻ em đều biết bơi.'],
])('When a sentence in "%s" has one goal and names it ("%s"), then it states a mission', (lang, text) => {
  expect(statesMission(text, lang)).toBe(true);
});

test.each([
  ['bg', 'Мачът завърши с една цел по-малко.'],
  ['ca', 'La càmera té un objectiu clar i lluminós.'],
  ['cs', 'Zápas skončil s jedním cílem.'],
  ['da', 'Kampen endte med ét mål.'],
  ['el', 'Ο αγώνας τελείωσε με έναν στόχο.'],
  ['et', 'Mäng lõppes ühe väravaga: kolm kaks.'],
  ['hr', 'Utakmica je završila s jednim golom: dva jedan.'],
  ['hu', 'A meccs egyetlen góllal: kettő egy.'],
  ['id', 'Bus kami berangkat dengan satu sopir: Budi.'],
  ['lt', 'Rungtynės baigėsi su vienu įvarčiu: du vienas.'],
  ['lv', 'Spēle beidzās ar vieniem vārtiem: divi viens.'],
  ['nb', 'Kampen endte med ett mål.'],
  ['nl', 'Wij verhuisden met één doel voor ogen.'],
  ['pl', 'Mecz zakończył się jednym celnym strzałem.'],
  ['ro', 'Aparatul vine cu un obiectiv nou.'],
  ['ru', 'Матч закончился с одним голом: два один.'],
  ['sk', 'Zápas sa skončil s jedným gólom: dva jeden.'],
  ['sl', 'Tekma se je končala z enim golom: dva ena.'],
  ['sv', 'Matchen slutade med ett mål.'],
  ['tr', 'Maç tek bir golle bitti: iki bir.'],
  ['uk', 'Матч закінчився з одним голом: два один.'],
  ['vi', 'Trận đấu kết thúc với một bàn thắng: hai một.'],
])('When a sentence in "%s" has a goal of another kind ("%s"), then it states none', (lang, text) => {
  expect(statesMission(text, lang)).toBe(false);
});
