import ts from 'typescript';

const { TypeFlags, ObjectFlags, SymbolFlags } = ts;

/** Types of the language and of libraries whose JSON is something of its own. */
const KNOWN = {
  Date: { type: 'string', format: 'date-time' },
  Json: {},
};

/**
 * JSON schemas (OpenAPI 3.1) of TypeScript types, as their values travel. Types that the project exports by a name stand
 * once, in `components`, and are referred to.
 */
export class JsonSchemas {
  /** By the name of a type: its schema, of all that were referred to. */
  components = {};
  #checker;
  #names;

  constructor(program) {
    this.#checker = program.getTypeChecker();
    this.#names = exportedNames(program, this.#checker);
  }

  /**
   * The schema of a type; where it has a name, a reference.
   * @param {string} place where it stands, for messages
   * @throws {Error} for what has no JSON: functions, sets, maps, big numbers
   */
  of(type, place) {
    const name = this.#names.get(type);
    if (name === undefined) return this.#inline(type, place);
    if (name in KNOWN) return KNOWN[name];
    if (!(name in this.components)) {
      this.components[name] = {};
      this.components[name] = described(
        this.#inline(type, name),
        type.aliasSymbol ?? type.symbol,
        this.#checker,
      );
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  #inline(type, place) {
    const { flags } = type;
    if (flags & (TypeFlags.Any | TypeFlags.Unknown)) return {};
    if (flags & TypeFlags.Null) return { type: 'null' };
    if (flags & TypeFlags.StringLiteral) return { type: 'string', enum: [type.value] };
    if (flags & TypeFlags.NumberLiteral) return { type: 'number', enum: [type.value] };
    if (flags & TypeFlags.BooleanLiteral) return { type: 'boolean', enum: [type.intrinsicName === 'true'] };
    if (flags & TypeFlags.StringLike) return { type: 'string' };
    if (flags & TypeFlags.NumberLike) return { type: 'number' };
    if (flags & TypeFlags.BooleanLike) return { type: 'boolean' };
    if (type.isUnion()) return this.#union(type, place);
    if (type.isIntersection()) return this.#intersection(type, place);
    if (flags & TypeFlags.Object) return this.#object(type, place);
    throw new Error(`${place}: ${this.#checker.typeToString(type)} has no JSON.`);
  }

  #union({ types }, place) {
    const told = types.filter(({ flags }) => !(flags & TypeFlags.Undefined));
    const booleans = told.filter(({ flags }) => flags & TypeFlags.BooleanLiteral);
    const literals = told.filter(({ flags }) => flags & (TypeFlags.StringLiteral | TypeFlags.NumberLiteral));
    const others = told.filter(
      (type) => !literals.includes(type) && !(booleans.length === 2 && booleans.includes(type)),
    );
    const schemas = [
      ...['string', 'number'].flatMap((kind) => {
        const values = literals.map(({ value }) => value).filter((value) => typeof value === kind);
        return values.length === 0 ? [] : [{ type: kind, enum: values.toSorted(byValue) }];
      }),
      ...(booleans.length === 2 ? [{ type: 'boolean' }] : []),
      ...others.map((type) => this.of(type, place)),
    ];
    return schemas.length === 1 ? schemas[0] : { anyOf: inOrder(schemas) };
  }

  #intersection(type, place) {
    const named = type.types.some((each) => this.#names.has(each));
    if (!named) return this.#properties(type, place);
    return { allOf: type.types.map((each) => this.of(each, place)) };
  }

  #object(type, place) {
    const checker = this.#checker;
    const name = type.symbol?.name;
    if (name in KNOWN) return KNOWN[name];
    if (checker.isTupleType(type)) {
      const items = checker.getTypeArguments(type).map((each) => this.of(each, place));
      if (type.target.hasRestElement) return { type: 'array', items: { anyOf: items } };
      return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length };
    }
    if (checker.isArrayType(type))
      return { type: 'array', items: this.of(checker.getTypeArguments(type)[0], place) };
    const callable = type.getCallSignatures().length + type.getConstructSignatures().length > 0;
    const isClass = type.objectFlags & ObjectFlags.Class;
    if (callable || isClass || /^(Readonly)?(Map|Set)$/.test(name))
      throw new Error(`${place}: ${checker.typeToString(type)} has no JSON.`);
    return this.#properties(type, place);
  }

  #properties(type, place) {
    const checker = this.#checker;
    const properties = {};
    const required = [];
    for (const property of checker.getPropertiesOfType(type)) {
      const of = checker.getTypeOfSymbol(property);
      if (of.flags & (TypeFlags.Undefined | TypeFlags.Never)) continue;
      properties[property.name] = described(this.of(of, `${place}.${property.name}`), property, checker);
      if (!(property.flags & SymbolFlags.Optional)) required.push(property.name);
    }
    const index = checker.getIndexInfosOfType(type)[0];
    return {
      type: 'object',
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.length > 0 && { required }),
      ...(index && { additionalProperties: this.of(index.type, `${place}[]`) }),
    };
  }
}

function described(schema, symbol, checker) {
  const text = symbol ? ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim() : '';
  return text === '' ? schema : { ...schema, description: text };
}

const byValue = (one, other) => (one < other ? -1 : 1);

/** What is nothing stands last; the compiler's own order depends on what else it has seen. */
function inOrder(schemas) {
  const texts = new Map(schemas.map((schema) => [schema, JSON.stringify(schema)]));
  const isNull = (schema) => Number(schema.type === 'null');
  return schemas.toSorted(
    (one, other) => isNull(one) - isNull(other) || byValue(texts.get(one), texts.get(other)),
  );
}

/**
 * The names by which the project exports types, each but once.
 * @returns {Map<ts.Type, string>}
 * @throws {Error} when two different types that are not the same in JSON share a name and both are asked for
 */
function exportedNames(program, checker) {
  const names = new Map();
  const taken = new Map();
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => /\/(libs|apps)\//.test(fileName) && !/node_modules/.test(fileName))
    .toSorted((one, other) => byValue(one.fileName, other.fileName));
  for (const file of files) {
    const module = checker.getSymbolAtLocation(file);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      const declaration = symbol.declarations?.[0];
      if (declaration?.getSourceFile() !== file) continue;
      if (!ts.isInterfaceDeclaration(declaration) && !ts.isTypeAliasDeclaration(declaration)) continue;
      if (declaration.typeParameters) continue;
      const type = checker.getDeclaredTypeOfSymbol(symbol);
      if (!isWorthAName(type) || names.has(type)) continue;
      const name = freeName(symbol.name, file.fileName, taken);
      taken.set(name, type);
      names.set(type, name);
    }
  }
  return names;
}

/** Of types that share a name the later ones are told apart by their library. */
function freeName(name, file, taken) {
  if (!taken.has(name)) return name;
  const library = /\/(?:libs|apps)\/([^/]+)\//.exec(file)[1];
  const own = `${library[0].toUpperCase()}${library.slice(1)}${name}`.replace(/-(.)/g, (_, letter) =>
    letter.toUpperCase(),
  );
  let free = own;
  for (let number = 2; taken.has(free); number += 1) free = `${own}${number}`;
  return free;
}

function isWorthAName(type) {
  return Boolean(type.flags & (TypeFlags.Object | TypeFlags.Union | TypeFlags.Intersection));
}
