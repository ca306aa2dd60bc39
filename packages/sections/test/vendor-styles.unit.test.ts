import { describe, expect, test } from '@jest/globals';
import { button, canvas, hexes, pageOf, text } from './support/colors.ts';

const WINE = '#8b1538';
const colorsOf = (classes: string, selector = 'a.btn') =>
  hexes(pageOf([canvas, text, button({ classes, selector, backgroundColor: WINE, backdrop: WINE })]));

describe('Buttons named like a vendor', () => {
  test.each([
    ['vine-btn', 'a.vine-btn'],
    ['btn', 'div.vine > a.btn'],
    ['btn btn-vine', 'a.btn-vine'],
    ['btn', 'section.apple-orchard > a.btn'],
    ['btn visa-services', 'a.visa-services'],
    ['btn', 'div#drift > a.btn'],
  ])('When the class is "%s" in %s, then the word is the site\'s own', (classes, selector) => {
    expect(colorsOf(classes, selector)).toContain(WINE);
  });

  test.each([
    ['btn btn-facebook', 'a.btn-facebook'],
    ['btn btn-social btn-vine', 'a.btn-vine'],
    ['vine', 'ul.social > li > a.vine'],
    ['fab fa-vine', 'i.fa-vine'],
    ['icon-cc-visa', 'span.icon-cc-visa'],
    ['btn apple-login', 'a.apple-pay-button'],
    ['btn-apple', 'div.social-login > button.btn-apple'],
    ['intercom-launcher', 'div.intercom-launcher'],
    ['btn btn-telegram', 'a.btn-telegram'],
    ['footer__telegram', 'a.footer__telegram'],
    ['discord-button', 'a.discord-button'],
  ])('When the class is "%s" in %s, then the colour is the vendor\'s', (classes, selector) => {
    expect(colorsOf(classes, selector)).not.toContain(WINE);
  });
});
