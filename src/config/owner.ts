import type { OwnerSettings } from '../company/rules/owner.ts'

/**
 * Formulár majiteľa: vyplňte ho medzi úvodzovky. Na skúšku (ALLOW_SAMPLES=1) zastúpi prázdne údaje ukážka, pri ktorej
 * stránky píšu „ukážka“ (owner-samples.ts); inak zostavenie povie, ktorý údaj a na ktorom riadku chýba.
 */
export const OWNER: OwnerSettings = {
  /** Ako sa obchod volá: v hlavičke a v titulkoch stránok. */
  name: '',
  /** Veta pod menom: v pätičke, na obrázku pri zdieľaní a v popisoch pre vyhľadávače. */
  tagline: '',
  /** Firma, ako ju píše register. Na toto meno sa platia prevody. */
  company: '',
  /** Ulica s číslom domu. Tu sa tovar vyzdvihuje a sem sa vracia. */
  street: '',
  /** PSČ. */
  postalCode: '',
  city: '',
  /** IČO. */
  cin: '',
  /** DIČ. */
  tin: '',
  /** IČ DPH aj s písmenami SK; `null`, ak nie ste platiteľom DPH. */
  vat: '',
  /** Kde je firma zapísaná: súd alebo úrad, oddiel a vložka, alebo číslo živnostenského registra. */
  register: '',
  /** Účet, na ktorý sa platia objednávky; `null` pre žiadny, a potom nikto nedostane pokyn naň platiť. */
  iban: '',
  phone: '',
  email: '',
  /** Inšpektorát SOI vášho kraja: názov, ulica, PSČ a mesto, napríklad ['Inšpektorát SOI …', 'Ulica 1', '010 01 Mesto']. */
  supervisor: [],

  /** `true`, až keď váš systém každú objednávku potvrdí e-mailom: až potom ho obchod sľúbi. */
  sendsOrderEmails: false,

  /** `true`, až keď každý, kto odstúpi od zmluvy, dostane potvrdenie e-mailom: až potom ho obchod sľúbi. */
  sendsWithdrawalEmails: false,

  /** Za koľko pracovných dní od odoslania príde zásielka, najmenej a najviac, napríklad `[2, 4]`; `null`: stránky o tom mlčia. */
  deliveryDays: null,

  /** Do koľkej ešte odošlete objednávky z toho istého pracovného dňa, napríklad '12:00'; `null`: neviete, a obchod ráta s ďalším. */
  sendsUntil: null,

  /** Keď je v objednávke aj tovar vyrábaný na objednávku: `true`, ak ostatný pošlete hneď, `false`, ak všetko naraz v jednom balíku. */
  sendsTwoParcels: false,

  /**
   * Dni, keď je zatvorené a nič neodosielate, napríklad
   * `[{ from: '2026-12-23', to: '2027-01-03', sentence: 'Cez sviatky máme zatvorené, objednávky odošleme 4. januára.' }]`.
   * Vetu hovorí každá stránka od týždňa vopred.
   */
  closed: [],

  /**
   * Vety pre darčeky: od prvého dňa, kým objednávka príde najneskôr v posledný, napríklad
   * `[{ from: '2026-11-16', to: '2026-12-24', sentence: 'Do Vianoc stihneme.' }]`.
   */
  presents: [],

  /** Čo pre zákazníka znamená „Objednávam ako darček“, napríklad 'Cenu k darčeku nepriložíme.'; `null`: nič nehovoríme. */
  giftSentence: '',

  /** Pri tovare s veľkosťami, po objednávke a na stránke o vrátení, napríklad 'Je malé? Vymeníme.'; `null`, ak veľkosti nevymieňate. */
  exchangeSentence: '',

  /** Kto tovar potláča, na úvodnej stránke, napríklad 'Potláčame sami'; `null`, ak nie vy: potom nie ste ani jeho výrobcom. */
  craftSentence: '',

  /** O koľko dní objednávku odošlete, pre feedy: 0 v ten istý alebo nasledujúci deň; `null`: feedy o tom mlčia. */
  dispatchDays: null,

  /** Odkedy platia obchodné podmienky (`src/content/`), napríklad '2026-12-01'. Zmeňte ho vždy, keď zmeníte podmienky. */
  termsSince: null,

  /** Koľko dní najviac uchováva hosting záznamy o návštevách (logy), napríklad 30: opýtajte sa ho. Je to na stránke o osobných údajoch. */
  logDays: null,

  /**
   * `true` pre firmu s menej než desiatimi ľuďmi a obratom alebo súvahou najviac dva milióny eur ročne. Povinnosti zákona
   * 351/2022 sa na ňu nevzťahujú a stránka o prístupnosti to povie.
   */
  isMicroEnterprise: false,

  /**
   * Kedy beriete telefón: v pätičke a na stránke Kontakt. Prvý a posledný deň, pondelok je 1, potom kedy sa otvára a zatvára. Kratšia sobota je druhý
   * riadok: `[{ days: [1, 5], times: ['9:00', '18:00'] }, { days: [6, 6], times: ['9:00', '12:00'] }]`.
   */
  phoneHours: [],
  /** Kedy je otvorená predajňa, aj pre osobný odber: na stránke Kontakt a pre vyhľadávače. Prestávka pridá dva časy: `['8:00', '12:00', '13:00', '16:30']`. */
  shopHours: [],
}
