import { landingBytesMax, landingReport, weighLanding } from './landing-budget';

const [builtFolder] = process.argv.slice(2);
if (builtFolder === undefined) throw new Error('Usage: print-landing-budget FOLDER');
const weight = weighLanding(builtFolder);
console.log(landingReport(weight));
if (weight.initialBytes > landingBytesMax) {
  console.error(`The landing page is ${weight.initialBytes - landingBytesMax} bytes over its budget.`);
  process.exitCode = 1;
}
