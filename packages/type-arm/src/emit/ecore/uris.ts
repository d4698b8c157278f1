/** The source of the annotations that hold logic, and the URI of the metamodel of logic: what is emitted is of version 1. */
export const logicUri = "urn:cairn:type-arm:logic:1";

/** Where EMF's tools look for documentation. */
export const genModelUri = "http://www.eclipse.org/emf/2002/GenModel";
