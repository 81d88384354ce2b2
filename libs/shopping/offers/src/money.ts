/**
 * An amount of money: an integer number of minor units (cents, yen, fils) of an ISO 4217 currency.
 * How many minor units make one unit depends on the currency: JPY 1, EUR 100, KWD 1000.
 */
export interface Money {
  readonly amountMinor: number;
  /** ISO 4217 code in capitals, such as "EUR". */
  readonly currency: string;
}
