export { sameData } from '#scoring';
