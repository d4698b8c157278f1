/** The contents of environments: their classes, modules, tasks and plans, for classifiers, consoles and orchestrators. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Module, modulesOn, readJson } from "../code/modules.js";
import { plansOf } from "../code/plans.js";
import {
  describeTaskFile,
  filesOfTask,
  fullName,
  metadataOfTask,
  type Task,
  TaskProblem,
  tasksOf,
} from "../code/tasks.js";
import type { Environment } from "../environments/environment.js";
import { notFound, Refusal } from "../problem.js";
import type { ServerState } from "../server.js";
import { queryOf, requiredEnvironment, route, type Route } from "./route.js";

export function codeRoutes(state: ServerState): Route[] {
  const { environments } = state;
  const inEnvironment =
    <T>(answer: (environment: Environment, request: FastifyRequest, reply: FastifyReply) => T | Promise<T>) =>
    async (request: FastifyRequest, reply: FastifyReply) =>
      answer(await environments.find(requiredEnvironment(request)), request, reply);
  const classes = async (request: FastifyRequest, reply: FastifyReply) => {
    const described = await environments.with(requiredEnvironment(request), async (each) => classesOf(each, state));
    return sendTagged(request, reply, described);
  };
  const transports = async (request: FastifyRequest, reply: FastifyReply) => {
    const described = await environments.with(requiredEnvironment(request), async (each) => transportsOf(each, state));
    return sendTagged(request, reply, described);
  };
  return [
    route("GET", "/puppet/v3/environment_classes", "administrator", classes),
    route("GET", "/puppet/v3/environment_modules", "administrator", async (request) => sendModules(state, request)),
    route("GET", "/puppet/v3/environment_transports", "administrator", transports),
    route("GET", "/puppet/v3/tasks", "certificate", inEnvironment(listTasks)),
    route("GET", "/puppet/v3/tasks/:module/:task", "certificate", inEnvironment(sendTask)),
    route("GET", "/puppet/v3/plans", "administrator", inEnvironment(listPlans)),
    route("GET", "/puppet/v3/plans/:module/:plan", "administrator", inEnvironment(sendPlan)),
  ];
}

/** JSON with its digest, by which a client asks whether it has changed. */
interface Tagged {
  readonly text: string;
  readonly tag: string;
}

function tagged(value: unknown): Tagged {
  const text = JSON.stringify(value);
  return { text, tag: createHash("sha256").update(text).digest("hex") };
}

async function sendTagged({ headers }: FastifyRequest, reply: FastifyReply, { tag, text }: Tagged) {
  void reply.header("ETag", tag);
  const known = headers["if-none-match"]?.replace(/^(?:W\/)?"?|(?:--gzip)?"?$/g, "");
  return known === tag ? reply.status(304).send() : reply.type("application/json").send(text);
}

/** Keeps what is read for each state of an environment: it is read once. */
function onceForEach(
  read: (environment: Environment, state: ServerState) => Promise<Tagged>,
): (environment: Environment, state: ServerState) => Promise<Tagged> {
  const known = new WeakMap<Environment, Promise<Tagged>>();
  return async (environment, state) => {
    const before = known.get(environment);
    if (before) return before;
    const reading = read(environment, state);
    known.set(environment, reading);
    reading.catch(() => known.delete(environment));
    return reading;
  };
}

const classesOf = onceForEach(async ({ generation, name, root }, { compiler }) =>
  tagged({ files: await compiler.classes({ generation, name, root }), name }),
);

const transportsOf = onceForEach(async ({ generation, name, root }, { compiler }) => {
  const read = await compiler.transports({ generation, name, root });
  if ("problem" in read) throw new Refusal(500, read.problem);
  return tagged({ name, transports: read.transports });
});

async function sendModules({ environments }: ServerState, request: FastifyRequest) {
  const name = queryOf(request, "environment");
  if (name !== undefined) return describeModules(await environments.find(name));
  return Promise.all(environments.names().map(async (each) => describeModules(await environments.find(each))));
}

function describeModules({ modulePath, name }: Environment) {
  return { modules: modulesOn(modulePath).map((module) => describeModule(module)), name };
}

/** A module by the name that it has on the Forge, if its metadata name one. */
function describeModule(module: Module) {
  const metadata = metadataOf(module);
  const { name, version } = metadata;
  return {
    name: typeof name === "string" ? name.replace("-", "/") : module.name,
    version: typeof version === "string" ? version : null,
  };
}

function metadataOf(module: Module) {
  try {
    return readJson(module, join(module.root, "metadata.json"));
  } catch {
    return {};
  }
}

function listTasks({ modulePath, name }: Environment) {
  const tasks = modulesOn(modulePath).flatMap((module) => tasksOf(module));
  return tasks.flatMap((task) => {
    const metadata = validMetadata(task, modulePath);
    if (!metadata) return [];
    const { description, private: isPrivate } = metadata;
    return [
      {
        name: task.name,
        private: isPrivate ?? false,
        description: description ?? "",
        environment: [{ name, code_id: null }],
      },
    ];
  });
}

/** The metadata of a task; undefined if the task can't be used. */
function validMetadata(task: Task, modulePath: readonly string[]) {
  try {
    const metadata = metadataOfTask(task);
    filesOfTask(task, metadata, modulePath);
    return metadata;
  } catch (thrown) {
    if (thrown instanceof TaskProblem) return undefined;
    throw thrown;
  }
}

async function sendTask({ modulePath, name }: Environment, request: FastifyRequest, reply: FastifyReply) {
  const { module: moduleName, task: taskName } = request.params as { module: string; task: string };
  const module = moduleIn(modulePath, moduleName);
  const task = tasksOf(module).find((each) => each.name === fullName(module, taskName));
  if (!task) throw notFound(`Could not find task '${taskName}'`);
  try {
    const metadata = metadataOfTask(task);
    const files = [];
    for (const file of filesOfTask(task, metadata, modulePath)) files.push(await describeTaskFile(file, name));
    return { metadata, name: task.name, files };
  } catch (thrown) {
    if (!(thrown instanceof TaskProblem)) throw thrown;
    const { details, kind, message } = thrown;
    return reply.status(500).send({ kind, msg: message, details });
  }
}

function listPlans({ modulePath, name }: Environment) {
  const plans = modulesOn(modulePath).flatMap((module) => plansOf(module));
  return plans.map((plan) => ({ name: plan, environment: [{ name, code_id: null }] }));
}

function sendPlan({ modulePath }: Environment, request: FastifyRequest) {
  const { module: moduleName, plan } = request.params as { module: string; plan: string };
  const module = moduleIn(modulePath, moduleName);
  const name = fullName(module, plan);
  if (!plansOf(module).includes(name)) throw notFound(`Could not find plan '${plan}'`);
  return { metadata: {}, name };
}

function moduleIn(modulePath: readonly string[], name: string): Module {
  const module = modulesOn(modulePath).find((each) => each.name === name);
  if (!module) throw notFound(`Could not find module '${name}'`);
  return module;
}
