export { drawnSeats, placesFrom, seatsByCards } from '#movement';
