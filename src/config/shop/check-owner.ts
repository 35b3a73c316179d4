import {
  isMissing,
  ownerFaults,
  type OwnerFact,
  type OwnerFault,
  type OwnerSettings,
} from '../../domain/shop/owner.ts'
import { EnvError } from '../build-env.ts'
import { OWNER_SAMPLES } from './owner-samples.ts'

const FILE = 'src/config/shop/owner.ts'

const FACTS = Object.keys(OWNER_SAMPLES) as OwnerFact[]
const HOURS = "no opening hours: days from 1 to 7, times such as '8:00', each later than the one before"

const EXPECTED: Readonly<Record<OwnerFault['setting'], string>> = {
  iban: 'no IBAN: its check digits or its length are wrong; for no account write null',
  cin: 'no IČO: that has eight digits, of which the last checks the others',
  tin: 'no DIČ: that has ten digits',
  vat: 'no IČ DPH: that is SK and ten digits that 11 divides; for none write null',
  phone: "no phone number, such as '0900 123 456' or '+421 900 123 456'",
  email: "no e-mail address, such as 'info@example.sk'",
  postalCode: "no postal code, such as '010 01'",
  supervisor: 'not three lines: the name, the street, the postal code and town',
  deliveryDays:
    'not two whole numbers of days, the fewest first, such as [2, 4]; to promise nothing write null',
  dispatchDays: 'no whole number of days from 0 up; to promise nothing write null',
  termsSince: "no day, such as '2026-01-31'",
  footerHours: HOURS,
  contactHours: HOURS,
}

/** @throws {EnvError} naming all that cannot be right and, unless samples are allowed, all that is missing */
export function checkOwner(owner: OwnerSettings, areSamplesAllowed: boolean): void {
  const faults = ownerFaults(owner).map(
    ({ setting, value }) => `${FILE}: ${setting} is "${value}", which is ${EXPECTED[setting]}.`,
  )
  const missing = areSamplesAllowed ? [] : FACTS.filter((name) => isMissing(owner[name]))
  if (missing.length > 0)
    faults.push(
      `${FILE} still leaves these to samples: ${missing.join(', ')}. ` +
        'Fill them in, or set ALLOW_SAMPLES=1 to build a shop that calls them samples.',
    )
  if (faults.length > 0) throw new EnvError(faults.join('\n'))
}
