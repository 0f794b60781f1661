import ts from 'typescript';
import { root } from '../root.mjs';

const ROUTE = /^(Get|Post|Put|Delete)$/;

/** The sources of the interface, with everything that they import. */
export function interfaceSources() {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const controllers = fileNames.filter((name) => /\/apps\/server\/src\/.*\.controller\.ts$/.test(name));
  const program = ts.createProgram(controllers, { ...options, noEmit: true });
  return { program, controllers: controllers.toSorted() };
}

/**
 * What each route of a controller answers, by the name of its operation (`SessionsController_session`). Routes that write
 * their answer themselves (streams, files, pages) have none.
 * @returns {Map<string, ts.Type>}
 */
export function answerTypes({ program, controllers }) {
  const checker = program.getTypeChecker();
  const answers = new Map();
  for (const name of controllers) {
    ts.forEachChild(program.getSourceFile(name), (node) => {
      if (!ts.isClassDeclaration(node)) return;
      for (const method of node.members.filter(isRoute)) {
        const given = checker.getReturnTypeOfSignature(checker.getSignatureFromDeclaration(method));
        const answer = checker.getAwaitedType(given) ?? given;
        if (!(answer.flags & ts.TypeFlags.Void)) answers.set(operationOf(node, method), answer);
      }
    });
  }
  return answers;
}

function isRoute(member) {
  return ts.isMethodDeclaration(member) && decoration(member, ROUTE) !== undefined;
}

/** A decorator's call, by its name. */
function decoration(method, name) {
  return (ts.getDecorators(method) ?? [])
    .map(({ expression }) => expression)
    .find((called) => ts.isCallExpression(called) && name.test(called.expression.getText()));
}

/** As the document calls it: by the name that it says, otherwise by controller and method. */
function operationOf(controller, method) {
  const [described] = decoration(method, /^ApiOperation$/)?.arguments ?? [];
  const said = described?.properties.find((property) => property.name.getText() === 'operationId');
  return said?.initializer.text ?? `${controller.name.text}_${method.name.text}`;
}
