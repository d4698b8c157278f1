import java.io.File;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.emf.common.util.Diagnostic;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EAnnotation;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EClassifier;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EEnumLiteral;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.EcorePackage;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.emf.ecore.resource.impl.ResourceSetImpl;
import org.eclipse.emf.ecore.util.Diagnostician;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.ecore.xmi.impl.EcoreResourceFactoryImpl;
import org.eclipse.emf.ecore.xmi.impl.XMIResourceFactoryImpl;

/**
 * Lets EMF judge models and their instances. Each argument is a group that is judged by itself: one or more .ecore files and then any
 * number of .xmi files, joined by commas. For each group one line of JSON: {"group", "problems": [...], "facts": {...}, "objects": n}.
 */
public class EmfChecker {
  private final List<String> problems = new ArrayList<>();
  private final ResourceSet set = new ResourceSetImpl();
  private int objects;

  public static void main(String[] groups) {
    for (String group : groups) System.out.println(new EmfChecker().judge(group));
  }

  private EmfChecker() {
    Map<String, Object> factories = set.getResourceFactoryRegistry().getExtensionToFactoryMap();
    factories.put("ecore", new EcoreResourceFactoryImpl());
    factories.put("*", new XMIResourceFactoryImpl());
    set.getPackageRegistry().put(EcorePackage.eNS_URI, EcorePackage.eINSTANCE);
  }

  private String judge(String group) {
    Map<String, String> facts = new TreeMap<>();
    List<EPackage> packages = new ArrayList<>();
    try {
      for (String path : group.split(",")) {
        Resource resource = load(path, set);
        if (resource == null) continue;
        if (path.endsWith(".ecore")) takePackages(path, resource, packages, facts);
        else judgeInstance(path, resource);
      }
      for (EPackage each : packages) tryInstances(each);
    } catch (RuntimeException error) {
      problems.add(error.toString());
    }
    return line(group, facts);
  }

  private Resource load(String path, ResourceSet into) {
    try {
      Resource resource = into.getResource(URI.createFileURI(new File(path).getAbsolutePath()), true);
      for (Resource.Diagnostic each : resource.getErrors()) problems.add(path + ": " + each.getMessage());
      for (Resource.Diagnostic each : resource.getWarnings()) problems.add(path + ": " + each.getMessage());
      return resource;
    } catch (RuntimeException error) {
      problems.add(path + ": " + error.getMessage());
      return null;
    }
  }

  private void takePackages(String path, Resource resource, List<EPackage> packages, Map<String, String> facts) {
    for (EObject root : resource.getContents()) {
      diagnose(path, root);
      EPackage top = (EPackage) root;
      register(top, "", packages, facts);
    }
  }

  private void register(EPackage each, String prefix, List<EPackage> packages, Map<String, String> facts) {
    set.getPackageRegistry().put(each.getNsURI(), each);
    packages.add(each);
    for (EClassifier classifier : each.getEClassifiers())
      if (classifier instanceof EClass) facts.put(prefix + classifier.getName(), classFacts((EClass) classifier));
    for (EPackage inner : each.getESubpackages()) register(inner, prefix + inner.getName() + "::", packages, facts);
  }

  private void diagnose(String path, EObject object) {
    report(path, Diagnostician.INSTANCE.validate(object));
    for (EObject proxy : EcoreUtil.UnresolvedProxyCrossReferencer.find(object.eResource()).keySet())
      problems.add(path + ": unresolved " + EcoreUtil.getURI(proxy));
  }

  private void report(String path, Diagnostic diagnostic) {
    if (diagnostic.getSeverity() == Diagnostic.OK) return;
    if (diagnostic.getChildren().isEmpty()) problems.add(path + ": " + diagnostic.getMessage());
    for (Diagnostic each : diagnostic.getChildren()) report(path, each);
  }

  /** A dynamic object of every class that can have one. */
  private void tryInstances(EPackage each) {
    for (EClassifier classifier : each.getEClassifiers()) {
      if (!(classifier instanceof EClass)) continue;
      EClass type = (EClass) classifier;
      if (type.isAbstract() || type.isInterface()) continue;
      EObject object = each.getEFactoryInstance().create(type);
      for (EStructuralFeature feature : type.getEAllStructuralFeatures()) if (!feature.isDerived()) object.eGet(feature);
      objects++;
    }
  }

  /** Diagnoses what was loaded, saves it as NAME.again, loads that again and compares. */
  private void judgeInstance(String path, Resource resource) {
    EcoreUtil.resolveAll(resource);
    for (EObject root : resource.getContents()) {
      diagnose(path, root);
      objects++;
      for (TreeIterator<EObject> all = root.eAllContents(); all.hasNext(); all.next()) objects++;
    }
    try {
      File copy = new File(new File(path).getAbsoluteFile().getParentFile(), new File(path).getName() + ".again");
      URI was = resource.getURI();
      resource.setURI(URI.createFileURI(copy.getPath()));
      resource.save(Collections.emptyMap());
      resource.setURI(was);
      ResourceSet fresh = new ResourceSetImpl();
      fresh.getResourceFactoryRegistry().getExtensionToFactoryMap().put("*", new XMIResourceFactoryImpl());
      fresh.getResourceFactoryRegistry().getExtensionToFactoryMap().put("ecore", new EcoreResourceFactoryImpl());
      fresh.getPackageRegistry().putAll(set.getPackageRegistry());
      Resource again = load(copy.getPath(), fresh);
      // Links into models are compared by what they are, so they must be the same objects.
      if (again != null) compare(path, resource, again);
    } catch (java.io.IOException error) {
      problems.add(path + ": " + error.getMessage());
    }
  }

  private void compare(String path, Resource first, Resource second) {
    boolean equal = first.getContents().size() == second.getContents().size();
    EcoreUtil.EqualityHelper helper = new EcoreUtil.EqualityHelper() {
      @Override
      protected boolean haveEqualReference(EObject one, EObject other, EReference reference) {
        boolean outside = !reference.isContainment() && reference.getEReferenceType().getEPackage() == EcorePackage.eINSTANCE;
        return outside || super.haveEqualReference(one, other, reference);
      }
    };
    for (int index = 0; equal && index < first.getContents().size(); index++)
      equal = helper.equals(first.getContents().get(index), second.getContents().get(index));
    if (!equal) problems.add(path + ": saved and loaded again it is another one");
  }

  private static String classFacts(EClass type) {
    String parent = type.getESuperTypes().isEmpty() ? "null" : quote(qualified(type.getESuperTypes().get(0)));
    List<String> features = new ArrayList<>();
    for (EStructuralFeature each : type.getEStructuralFeatures()) features.add(featureFacts(each));
    return "{\"abstract\":" + type.isAbstract() + ",\"super\":" + parent + ",\"features\":[" + String.join(",", features) + "]"
        + annotationFacts(type) + "}";
  }

  private static String featureFacts(EStructuralFeature each) {
    boolean isReference = each instanceof EReference;
    StringBuilder facts = new StringBuilder("{\"name\":" + quote(each.getName()));
    facts.append(",\"kind\":").append(isReference ? "\"reference\"" : "\"attribute\"");
    facts.append(",\"type\":").append(quote(neutral(each.getEType())));
    facts.append(",\"lower\":").append(each.getLowerBound()).append(",\"upper\":").append(each.getUpperBound());
    facts.append(",\"unique\":").append(each.isUnique()).append(",\"unsettable\":").append(each.isUnsettable());
    facts.append(",\"transient\":").append(each.isTransient()).append(",\"derived\":").append(each.isDerived());
    facts.append(",\"volatile\":").append(each.isVolatile()).append(",\"changeable\":").append(each.isChangeable());
    if (isReference) facts.append(",\"containment\":").append(((EReference) each).isContainment());
    facts.append(",\"default\":").append(quote(each.getDefaultValueLiteral()));
    return facts.append(annotationFacts(each)).append("}").toString();
  }

  /** What standard tools show as documentation. */
  private static String annotationFacts(org.eclipse.emf.ecore.EModelElement element) {
    EAnnotation annotation = element.getEAnnotation("http://www.eclipse.org/emf/2002/GenModel");
    return annotation == null ? "" : ",\"documentation\":" + quote(annotation.getDetails().get("documentation"));
  }

  private static String neutral(EClassifier type) {
    if (type instanceof EClass) return qualified(type);
    if (type instanceof EEnum) {
      List<String> names = new ArrayList<>();
      for (EEnumLiteral each : ((EEnum) type).getELiterals()) names.add(each.getName());
      return "enum[" + String.join(",", names) + "]";
    }
    Map<String, String> known = new HashMap<>();
    known.put("ELongObject", "Integer");
    known.put("EDoubleObject", "Float");
    known.put("EBooleanObject", "Boolean");
    known.put("EString", "String");
    return known.getOrDefault(type.getName(), type.getName());
  }

  private static String qualified(EClassifier type) {
    String name = type.getName();
    for (EPackage each = type.getEPackage(); each != null && each.getESuperPackage() != null; each = each.getESuperPackage())
      name = each.getName() + "::" + name;
    return name;
  }

  private String line(String group, Map<String, String> facts) {
    List<String> told = new ArrayList<>();
    for (String each : problems) told.add(quote(each));
    List<String> classes = new ArrayList<>();
    facts.forEach((name, fact) -> classes.add(quote(name) + ":" + fact));
    return "{\"group\":" + quote(group) + ",\"problems\":[" + String.join(",", told) + "],\"facts\":{"
        + String.join(",", classes) + "},\"objects\":" + objects + "}";
  }

  private static String quote(String text) {
    if (text == null) return "null";
    StringBuilder quoted = new StringBuilder("\"");
    for (char each : text.toCharArray()) {
      if (each == '"' || each == '\\') quoted.append('\\').append(each);
      else if (each < ' ') quoted.append(String.format("\\u%04x", (int) each));
      else quoted.append(each);
    }
    return quoted.append('"').toString();
  }
}
