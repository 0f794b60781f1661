import type { DealFileFault, ReadingFault } from '#interchange';
import { dealProblemText, readingFaultText, type Language } from '#words';
import type { ProblemParams } from './problem.js';

/**
 * A fault of a file as parameters of a problem: `reason` is its code, `fault` says it in words; where it is, what stands
 * there and what would have to are as the fault has them. What lies behind it, a fault of a deal, is `because`.
 */
export function faultOfFile(fault: ReadingFault | DealFileFault, language: Language): ProblemParams {
  const { code, ...params } = fault;
  return {
    ...params,
    ...('fault' in fault && { because: fault.fault }),
    reason: code,
    fault: isOfReading(fault)
      ? readingFaultText({ ...fault }, language)
      : dealProblemText(fault.code, { ...fault }, language),
  };
}

function isOfReading(fault: ReadingFault | DealFileFault): fault is ReadingFault {
  return fault.code.startsWith('interchange.');
}
