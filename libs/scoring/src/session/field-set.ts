import type { ScoredField } from './scored-field.js';

/** The fields of a session by name. A value: another one shares what is the same. */
export class FieldSet {
  private constructor(
    private readonly places: ReadonlyMap<string, number>,
    private readonly fields: readonly ScoredField[],
  ) {}

  static readonly EMPTY = new FieldSet(new Map(), []);

  static of(fields: readonly ScoredField[]): FieldSet {
    return new FieldSet(new Map(fields.map(({ name }, place) => [name, place])), fields);
  }

  get size(): number {
    return this.fields.length;
  }

  has(name: string): boolean {
    return this.places.has(name);
  }

  get(name: string): ScoredField | undefined {
    const place = this.places.get(name);
    return place === undefined ? undefined : this.fields[place];
  }

  names(): IterableIterator<string> {
    return this.places.keys();
  }

  values(): readonly ScoredField[] {
    return this.fields;
  }

  /** With other fields in the place of those that have their names, and new ones behind them. */
  with(changed: readonly ScoredField[]): FieldSet {
    const fields = [...this.fields];
    const news: ScoredField[] = [];
    for (const field of changed) {
      const place = this.places.get(field.name);
      if (place === undefined) news.push(field);
      else fields[place] = field;
    }
    return news.length === 0 ? new FieldSet(this.places, fields) : FieldSet.of([...fields, ...news]);
  }

  without(names: readonly string[]): FieldSet {
    if (!names.some((name) => this.places.has(name))) return this;
    return FieldSet.of(this.fields.filter(({ name }) => !names.includes(name)));
  }
}
