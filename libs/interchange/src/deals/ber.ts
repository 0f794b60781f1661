import { SEATS } from '#cards';
import { inOrder, type DealFormat } from './deal-file.js';
import { dealOfSeats, seatsOfDeal } from './hands-in-record.js';
import { bytesOf, joined, recordsOf, signsOf } from '../text/records.js';
import { refuse } from '../faults/unreadable.js';

/** BER: 52 digits a deal, whose each card SA..C2 is: 1 North, 2 East, 3 South, 4 West. */
export const ber: DealFormat = {
  name: 'BER',
  extension: 'ber',
  holds: [],
  read(bytes) {
    // A line end at the end is no deal.
    const end = signsOf(bytes).trimEnd().length;
    const deals = Array.from(recordsOf(bytes.subarray(0, end), 52, 'BER'), ({ record, place }) => {
      const seats = Array.from(
        signsOf(record),
        (found, index) =>
          SEATS['1234'.indexOf(found)] ??
          refuse({ ...place, code: 'deal-file.no-card', at: index + 1, found }),
      );
      return { board: place.record, deal: dealOfSeats(seats, place) };
    });
    return { deals };
  },
  write(file) {
    const digits = inOrder(file, 'BER').map(({ deal }) =>
      seatsOfDeal(deal).map((seat) => SEATS.indexOf(seat) + 1),
    );
    return joined(digits.map((one) => bytesOf(one.join(''))));
  },
};
