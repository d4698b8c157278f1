import { createSpan, type Span } from "@cairn/diagnostics";
import { Component, createStore, type Origin, type Store, type Tree } from "@cairn/store";
import type { Model } from "../model/model.js";
import { featureFacts, typeFacts, type Fact } from "./facts.js";

/** A model in a form that can be compared: properties by feature, features by type, each with its location. */
export function modelTree({ types }: Model): Tree {
  const store = createStore(["written"]);
  const root = new Component();
  const origin = originIn(store);
  for (const type of types.values()) {
    const component = new Component();
    putFacts(component, typeFacts(type), store);
    for (const feature of type.features) {
      const facts = new Component();
      putFacts(facts, featureFacts(feature), store);
      store.put(component, feature.name, facts, origin(createSpan(type.source, feature.node.start, feature.node.end)));
    }
    store.put(root, type.name, component, origin(createSpan(type.source, type.node.start, type.node.name.end)));
  }
  return { value: root, log: store.log };
}

function putFacts(component: Component, facts: readonly Fact[], store: Store): void {
  const origin = originIn(store);
  for (const { name, value, span } of facts) store.put(component, name, value, origin(span));
}

function originIn({ log }: Store): (span: Span) => Origin {
  return ({ source, start, end }) => ({ step: 1, source: log.addSource(source), start, end });
}
